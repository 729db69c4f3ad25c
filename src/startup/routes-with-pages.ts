import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The routes without those of these pages, which are written with their parameters: /jobs/:slug. */
export function withoutPages(
  routes: ReadonlyArray<RouteConfigEntry>,
  pages: ReadonlyArray<string>,
  above = '',
): Array<RouteConfigEntry> {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`
    // A layout without a path has that of the route above it.
    if (route.path !== undefined && pages.includes(path)) return []
    return [route.children ? { ...route, children: withoutPages(route.children, pages, path) } : route]
  })
}
