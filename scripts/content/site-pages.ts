import routes from '#src/routes.ts'

type RouteEntry = {
  path?: string | undefined
  index?: boolean | undefined
  children?: Array<RouteEntry> | undefined
}

/** The paths of the routes in src/routes.ts; the one that catches everything else is no page to link to. */
export function pagesOfRoutes(routes: ReadonlyArray<RouteEntry>, above = ''): Array<string> {
  return routes.flatMap(({ path, index, children = [] }) => {
    const full = path === undefined ? above : `${above}/${path}`
    const isPage = index || (path !== undefined && children.length === 0 && !path.includes('*'))
    return [...(isPage ? [full || '/'] : []), ...pagesOfRoutes(children, full)]
  })
}

/** The path of every page, parameters included, such as /blog/:id. */
export const sitePages: ReadonlyArray<string> = pagesOfRoutes(routes)

/** The pages of the member area with the path of a public page; /about stands for /about-us. */
export const memberPages = sitePages.filter((page) => {
  const [, path] = /^\/explore(\/.+)$/.exec(page) ?? []
  return path !== undefined && (sitePages.includes(path) || path === '/about')
})
