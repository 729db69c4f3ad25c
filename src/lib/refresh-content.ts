/*
 * Only in `npm run dev`: shows content that was saved on the open page, where the page stands. The other half is
 * scripts/content/dev/content-plugin.ts.
 */

import type { RouteObject } from 'react-router-dom'

/** Every response names the build of the content it was made from; this one tells the server what the page shows. */
export const BUILD_HEADER = 'content'
export const SHOWN_EVENT = 'content:shown'
export const CHANGED_EVENT = 'content:changed'

type HotRoute = Pick<RouteObject, 'shouldRevalidate'> & { children?: Array<HotRoute> }

/** The parts of React Router for hot updates that its own client uses. */
type HotRouter = {
  createRoutesForHMR: (
    needRevalidation: ReadonlySet<string>,
    routes: Record<string, { id: string; hasLoader: boolean }>,
    modules: unknown,
    ssr: unknown,
    isSpaMode: unknown,
  ) => Array<HotRoute>
  _internalSetRoutes: (routes: ReadonlyArray<HotRoute>) => void
  revalidate: () => Promise<void>
}

type HotWindow = Window & {
  __reactRouterDataRouter?: HotRouter
  __reactRouterManifest?: { routes: Parameters<HotRouter['createRoutesForHMR']>[1] }
  __reactRouterRouteModules?: unknown
  __reactRouterContext?: { ssr: unknown; isSpaMode: unknown }
  __reactRouterHdrActive?: boolean
}

/** Files of content that a page fetches by itself and keeps. */
const FETCHED_CONTENT = /\/(?:options|search)\/[^/]+\.json$/

export function refreshOnChange(hot: NonNullable<ImportMeta['hot']>): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const shown = navigation?.serverTiming.find(({ name }) => name === BUILD_HEADER)
  hot.on(CHANGED_EVENT, () => void refresh(window))
  // A page that was still loading missed the message, which goes to connected pages only.
  if (shown) hot.send(SHOWN_EVENT, { builds: shown.description })
}

async function refresh(page: HotWindow) {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = page
  if (!router || !manifest || hasFetchedContent()) return page.location.reload()
  closeOverlay()
  const { ssr, isSpaMode } = page.__reactRouterContext ?? {}
  const withData = Object.values(manifest.routes).filter(({ hasLoader }) => hasLoader)
  const needed = new Set(withData.map(({ id }) => id))
  const routes = router.createRoutesForHMR(
    needed,
    manifest.routes,
    page.__reactRouterRouteModules,
    ssr,
    isSpaMode,
  )
  for (const route of routes) fetchAgain(page, route)
  router._internalSetRoutes(routes)
  page.__reactRouterHdrActive = true
  try {
    await router.revalidate()
  } finally {
    page.__reactRouterHdrActive = false
  }
}

/**
 * Pages whose data never change during a visit keep them otherwise: the router asks more than once whether to fetch, and its own
 * answer for hot updates is for the first time only.
 */
function fetchAgain(page: HotWindow, route: HotRoute) {
  const { shouldRevalidate } = route
  route.shouldRevalidate = (args) => {
    const otherwise = shouldRevalidate?.(args) ?? args.defaultShouldRevalidate
    return page.__reactRouterHdrActive === true || otherwise
  }
  for (const child of route.children ?? []) fetchAgain(page, child)
}

function hasFetchedContent() {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => FETCHED_CONTENT.test(new URL(name).pathname))
}

/** Vite closes its overlay with updates of modules only. One about a mistake in code stays. */
function closeOverlay() {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    if (overlay.shadowRoot?.querySelector('.plugin')?.textContent.includes('content')) overlay.remove()
}
