import routes from '#src/routes.ts'

type RouteEntry = {
  path?: string | undefined
  index?: boolean | undefined
  children?: Array<RouteEntry> | undefined
}

/** The paths of the routes in src/routes.ts, except the catch-all route. */
function pagesOfRoutes(routes: ReadonlyArray<RouteEntry>, above = ''): Array<string> {
  return routes.flatMap(({ path, index, children = [] }) => {
    const full = path === undefined ? above : `${above}/${path}`
    const isPage = index || (path !== undefined && children.length === 0 && !path.includes('*'))
    return [...(isPage ? [full || '/'] : []), ...pagesOfRoutes(children, full)]
  })
}

/** The paths of all pages with parameters, such as /blog/:id. */
export const sitePages: ReadonlyArray<string> = pagesOfRoutes(routes)

const patterns = sitePages.map((page) => {
  const source = page.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return { page, pattern: new RegExp(`^${source}$`) }
})

/** The page that a path matches, whose parameters begin with a colon: /blog/:id. One without takes precedence. */
export function pageOf(path: string): string | undefined {
  return sitePages.includes(path) ? path : patterns.find(({ pattern }) => pattern.test(path))?.page
}

/** The counterparts in the member area: pages with the path of a public page; /about corresponds to /about-us. */
export const memberPages = sitePages.filter((page) => {
  const [, path] = /^\/explore(\/.+)$/.exec(page) ?? []
  return path !== undefined && (sitePages.includes(path) || path === '/about')
})
