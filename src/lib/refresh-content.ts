/*
 * Only in `npm run dev`: shows saved content on the open page without reloading it. The other half is
 * scripts/content/dev/content-plugin.ts.
 */

import type { RouteObject } from 'react-router-dom'

/**
 * Each response names the content build that it was made from; this header tells the server which build the page
 * shows.
 */
export const BUILD_HEADER = 'content'
export const SHOWN_EVENT = 'content:shown'
export const CHANGED_EVENT = 'content:changed'

type HotRoute = Pick<RouteObject, 'shouldRevalidate'> & { children?: Array<HotRoute> }

/** React Router's interface for hot updates, as used by its own client. */
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

/** Files of content that a page fetches and caches by itself. */
const FETCHED_CONTENT = /\/(?:options|search)\/[^/]+\.json$/

export function refreshOnChange(hot: NonNullable<ImportMeta['hot']>): void {
  const [navigation] = performance.getEntriesByType('navigation') as Array<PerformanceNavigationTiming>
  const shown = navigation?.serverTiming.find(({ name }) => name === BUILD_HEADER)
  hot.on(CHANGED_EVENT, () => void refresh(window))
  // A page that was still loading has missed the message, which is sent to connected pages only.
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
 * Makes routes revalidate whose data otherwise never change during a visit: the router asks more than once, and its
 * own handling of hot updates applies only the first time.
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

/** Vite closes its overlay only on module updates. An overlay about a code error stays. */
function closeOverlay() {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    if (overlay.shadowRoot?.querySelector('.plugin')?.textContent.includes('content')) overlay.remove()
}
