import { pagesOfYears } from '#src/content/event-pages.ts'
import { STAFF_VIEWS } from '#src/features/staff/addresses.ts'
import { MEMBER_HOME, NOT_FOUND_PATH } from '#src/lib/addresses.ts'
import { searchFiles } from '#src/lib/search-files.ts'
import { compiled } from './compiled.ts'
import { addressOn, documentPages, listPages, sitePages } from './site-pages.ts'

type Compiled = { id?: number; slug: string }
type Event = { slug: string; start: string; timeZone: string }

/** All addresses to prerender: the routes, with parameters from the compiled content. */
export async function pagesToPrerender(root: string): Promise<Array<string>> {
  const addresses = [...(await addressesOfPages(root)).values()].flat()
  return [...addresses, NOT_FOUND_PATH, MEMBER_HOME + NOT_FOUND_PATH]
}

/** The pages without any address, as the collection that they show is empty. */
export async function emptyPages(root: string): Promise<Array<string>> {
  return [...(await addressesOfPages(root))].flatMap(([page, { length }]) => (length === 0 ? [page] : []))
}

async function addressesOfPages(root: string): Promise<Map<string, Array<string>>> {
  const documents = new Map<string, Array<Compiled>>()
  for (const type of new Set(['Faq', ...sitePages.flatMap((page) => documentPages[page] ?? [])]))
    documents.set(type, await compiled(root, type))
  const countOf = (type: string) => documents.get(type)?.length ?? 0
  const texts = searchFiles({
    page: 1,
    article: countOf('BlogArticle'),
    story: countOf('ImpactStory'),
    event: countOf('Event'),
    question: countOf('Faq'),
    cause: countOf('Cause'),
    job: countOf('Job'),
  })
  const others: Record<string, Array<string>> = {
    // With their first pages, although /blog shows the same: a route without any page fails the build.
    ...listPages(countOf('BlogArticle'), pagesOfYears(await compiled<Array<Event>>(root, 'Event'))),
    '/search/:file': [...texts.first, ...texts.further].map((name) => `/search/${name}.json`),
    '/staff/:view?': ['/staff', ...Object.keys(STAFF_VIEWS).map((view) => `/staff/${view}`)],
  }
  const addressesOf = (page: string) => {
    if (!page.includes(':')) return [page]
    const own = documents.get(documentPages[page] ?? '')
    const addresses = own?.map((document) => addressOn(page, document)) ?? others[page]
    if (!addresses) throw new Error(`Nothing says which addresses ${page} of src/routes.ts has.`)
    return addresses
  }
  return new Map(sitePages.map((page) => [page, addressesOf(page)]))
}
