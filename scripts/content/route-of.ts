import { matchPath } from 'react-router-dom'
import { sitePages } from '#scripts/content/site-pages.ts'

/** The route of a built page, with its parameters; the page itself if it has none, such as /404. */
export function routeOf(page: string): string {
  return sitePages.includes(page)
    ? page
    : (sitePages.find((route) => matchPath(route, page) !== null) ?? page)
}
