import type { RouteConfigEntry } from '@react-router/dev/routes'
import { STAFF_VIEWS } from '#src/features/staff/addresses.ts'
import {
  type Area,
  blogPageCount,
  blogPageUrl,
  eventsOfYearUrl,
  MEMBER_HOME,
  NOT_FOUND_PATH,
  yearOf,
} from '#src/lib/addresses.ts'
import routes from '#src/routes.ts'
import { compiled } from './compiled.ts'

/** The paths of the routes in src/routes.ts, except the catch-all route. */
function pagesOfRoutes(routes: ReadonlyArray<RouteConfigEntry>, above = ''): Array<string> {
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

const typeOfPage = {
  '/blog/:id': 'BlogArticle',
  '/explore/blog/:id': 'BlogArticle',
  '/impact-stories/:slug': 'ImpactStory',
  '/explore/community/:slug': 'Mentor',
  '/explore/projects/:slug': 'Project',
  '/jobs/:slug': 'Job',
  '/explore/jobs/:slug': 'Job',
  '/donate/:slug': 'Cause',
  '/donate/:slug/give': 'Cause',
  '/donate?cause=:slug': 'Cause',
  '/nominee-info?category=:slug': 'AwardCategory',
  '/events/:slug': 'Event',
  '/events/:slug.ics': 'Event',
} as const

/** The types whose documents have a page, or are chosen behind the question mark of one, by their id or file name. */
export const documentPages: Readonly<Record<string, (typeof typeOfPage)[keyof typeof typeOfPage]>> =
  typeOfPage

/** The address of a document on such a page. */
export function addressOn(page: string, { id, slug }: { id?: unknown; slug: string }): string {
  return page.replace(':id', String(id)).replace(':slug', slug)
}

/** The addresses of all pages that depend on documents, by page. The first page of a list is at the address of the list. */
export function addressesByPage(
  documentsOf: (type: string) => ReadonlyArray<{ id?: unknown; slug: string }>,
  years: ReadonlyArray<string>,
): Record<string, Array<string>> {
  const blogPages = blogPageCount(documentsOf('BlogArticle').length)
  const furtherPages = (area: Area) =>
    Array.from({ length: blogPages - 1 }, (_, index) => blogPageUrl(index + 2, area))
  const ofDocuments = Object.entries(documentPages).map(([page, type]) => [
    page,
    documentsOf(type).map((document) => addressOn(page, document)),
  ])
  return {
    ...Object.fromEntries(ofDocuments),
    '/blog/page/:page': furtherPages(''),
    '/explore/blog/page/:page': furtherPages(MEMBER_HOME),
    '/events/year/:year': years.map(eventsOfYearUrl),
  }
}

/** All addresses to prerender: the routes, with parameters from the compiled content. */
export async function pagesToPrerender(root: string): Promise<Array<string>> {
  const addresses = [...(await addressesOfPages(root)).values()].flat()
  return [...addresses, NOT_FOUND_PATH, MEMBER_HOME + NOT_FOUND_PATH]
}

/** The pages without any address, as the collection that they show is empty or has one page. */
export async function emptyPages(root: string): Promise<Array<string>> {
  return [...(await addressesOfPages(root))].flatMap(([page, { length }]) => (length === 0 ? [page] : []))
}

async function addressesOfPages(root: string): Promise<Map<string, Array<string>>> {
  const documents = new Map<string, Array<{ id?: number; slug: string }>>()
  for (const type of new Set(sitePages.flatMap((page) => documentPages[page] ?? [])))
    documents.set(type, await compiled(root, type))
  const documentsOf = (type: string) => documents.get(type) ?? []
  const years = new Set((await compiled(root, 'Event')).map(({ start }) => yearOf(start)))
  const addresses: Record<string, Array<string>> = {
    ...addressesByPage(documentsOf, [...years]),
    '/staff/:view?': ['/staff', ...Object.keys(STAFF_VIEWS).map((view) => `/staff/${view}`)],
  }
  const addressesOf = (page: string) => {
    const own = page.includes(':') ? addresses[page] : [page]
    if (!own) throw new Error(`Nothing says which addresses ${page} of src/routes.ts has.`)
    return own
  }
  return new Map(sitePages.map((page) => [page, addressesOf(page)]))
}

/** The counterparts in the member area: pages with the path of a public page; /about corresponds to /about-us. */
export const memberPages = sitePages.filter((page) => {
  const [, path] = /^\/explore(\/.+)$/.exec(page) ?? []
  return path !== undefined && (sitePages.includes(path) || path === '/about')
})
