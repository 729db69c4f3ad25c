import { pagesOfRoutes } from './checks/site-map.ts'
import routes from '#src/routes.ts'

/** The path of every page, parameters included, such as /blog/:id. */
export const sitePages: ReadonlyArray<string> = pagesOfRoutes(routes)

export const memberPages = sitePages.filter((page) => /^\/explore\b/.test(page))
