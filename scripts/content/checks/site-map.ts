import { codeAnchors, EVERYWHERE } from '#scripts/content/page-anchors.ts'
import { addressesByPage, addressOn, documentPages, pageOf, sitePages } from '#scripts/content/site-pages.ts'
import { isVisible } from '#scripts/content/visibility.ts'
import { faqSections } from '#src/content/schema/pages.ts'
import { eventsOfYearUrl } from '#src/lib/addresses.ts'
import { dataOf, documentsOf, type ContentDocument } from './document.ts'

/** The valid targets of links. */
export type SiteMap = ReturnType<typeof siteMapOf>

/** All that a link can lead to while these documents are shown. */
export function siteMapOf(documents: ReadonlyArray<ContentDocument>) {
  // The id or date of an unreadable document is unknown, so any link to one of its type may be valid.
  const unclear = new Set(documents.filter(({ root }) => !root).map(({ schema }) => schema.name))
  const years = unclear.has('Event') ? new Map<string, Array<string>>() : eventsByYear(documents)
  const known = addressesByPage(
    (type) => documentsOf(documents, type).map(({ key, data }) => ({ id: data.id, slug: key })),
    [...years.keys()],
  )
  const typeOf = (page: string) => documentPages[page] ?? (page.startsWith('/events/') ? 'Event' : '')
  return {
    /** The addresses of pages and calendar files, and those with the key of a document behind a question mark. */
    addresses: new Set([...sitePages.filter((page) => !page.includes(':')), ...Object.values(known).flat()]),
    /** The pages with a parameter of which all addresses are known, so that others lead nowhere. */
    complete: new Set(Object.keys(known).filter((page) => !unclear.has(typeOf(page)))),
    anchors: anchorsOf(documents, years),
    redirects: new Map(redirectsIn(documents).map(({ from, to }) => [from, to])),
    /** Undefined if it cannot be read. */
    domain: documents.flatMap((document) => dataOf(document, 'SiteSettings')?.domain ?? [])[0],
  }
}

/** What links can lead to now, and from each later moment at which a document is shown or taken off the site. */
export function siteMapsFrom(now: Date, documents: ReadonlyArray<ContentDocument>) {
  const changes = documents.flatMap(({ visibility: { from, until } }) => [from, until])
  const later = [...new Set(changes)].filter((each) => now.getTime() < each && each < Infinity)
  return [now.getTime(), ...later.sort((a, b) => a - b)].map((instant) => {
    const shown = documents.filter(({ visibility }) => isVisible(visibility, new Date(instant)))
    return { instant, siteMap: siteMapOf(shown) }
  })
}

/** The keys of the events that begin in each year. */
function eventsByYear(documents: ReadonlyArray<ContentDocument>) {
  const years = new Map<string, Array<string>>()
  for (const { key, root } of documentsOf(documents, 'Event')) {
    // Another rule reports a time that is invalid: its year may be right.
    const [year = '2000'] = /^\d{4}/.exec(String(root?.get('start'))) ?? []
    years.set(year, [...(years.get(year) ?? []), key])
  }
  return years
}

/** The valid entries of content/redirects.yaml. */
export function redirectsIn(documents: ReadonlyArray<ContentDocument>) {
  return documents.flatMap((document) => {
    const { redirects = [] } = dataOf(document, 'Redirects') ?? {}
    return redirects.flatMap(({ from, to }, index) =>
      from !== undefined && to !== undefined ? [{ document, place: `redirects.${index}`, from, to }] : [],
    )
  })
}

/** The path of an address: /blog/3 for /blog/3?x=1#top. */
export function pathOf(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** The addresses of a document, also those with its key behind a question mark. */
export function addressesOf({ schema, key, data }: ContentDocument): Array<string> {
  const pages = Object.entries(documentPages).filter(([, type]) => type === schema.name)
  return pages.map(([page]) => addressOn(page, { id: data.id, slug: key }))
}

/** Whether an address without a question mark leads to a page. */
export function isPage(path: string, { addresses, complete }: SiteMap): boolean {
  const page = pageOf(path)
  return addresses.has(path) || (page !== undefined && page !== path && !complete.has(page))
}

/** The anchors of documents on pages that show several of them. The first one is that of the document itself. */
const documentAnchors: ReadonlyArray<{
  type: string
  pages: ReadonlyArray<string>
  anchorsOf: (document: ContentDocument) => ReadonlyArray<string>
}> = [
  { type: 'BlogArticle', pages: ['/blog', '/explore/blog'], anchorsOf: ({ data }) => [String(data.id)] },
  { type: 'Cause', pages: ['/donate'], anchorsOf: ({ key }) => [key] },
  { type: 'Faq', pages: ['/faqs'], anchorsOf: ({ key, data }) => [key, String(data.section)] },
  {
    type: 'Faq',
    pages: ['/non-profits', '/explore/non-profits'],
    anchorsOf: ({ key, data }) => (data.section === 'non-profit-page' ? [key] : []),
  },
  { type: 'GalleryGroup', pages: ['/gallery'], anchorsOf: ({ key }) => [`event-${key}`] },
  { type: 'ImpactStory', pages: ['/impact-stories'], anchorsOf: ({ key }) => [key] },
]

/** The anchors of each page, by its address or its path with parameters. Others are not checked. */
function anchorsOf(documents: ReadonlyArray<ContentDocument>, years: ReturnType<typeof eventsByYear>) {
  const anchors = new Map(Object.entries(codeAnchors))
  for (const { type, pages, anchorsOf: ofDocument } of documentAnchors) {
    const own = documentsOf(documents, type)
    for (const page of pages) {
      // The key of an unreadable document is unknown, so any anchor may be valid.
      if (own.some(({ root }) => !root)) anchors.delete(page)
      else anchors.set(page, [...new Set([...(anchors.get(page) ?? []), ...own.flatMap(ofDocument)])])
    }
  }
  // The pages of single years replace the pattern: /events shows an event for a year only.
  const common = anchors.get('/events/year/:year') ?? []
  anchors.delete('/events/year/:year')
  for (const [year, keys] of years) anchors.set(eventsOfYearUrl(year), [...common, ...keys])
  for (const document of documents) {
    const { sections } = dataOf(document, 'LegalPage') ?? {}
    const keys = sections?.map(({ key }) => String(key))
    if (keys) anchors.set(`/${document.key}`, keys)
  }
  return anchors
}

/** The parts of /faqs and their headings, which have the names of sections. */
const FAQ_PARTS = [...faqSections, 'found', 'ask'].flatMap((key) => [key, `${key}-heading`])

/** Reports a document whose address or anchor the code has already given to something else. */
export function checkTakenAddresses(document: ContentDocument) {
  const { schema, key, report } = document
  // Nobody would see a mentor named compare.md.
  const address = addressesOf(document).find((each) => sitePages.includes(each))
  const events = { type: 'Event', pages: ['/events', '/events/year/:year'], anchorsOf: () => [key] }
  const page = [...documentAnchors, events]
    .filter(({ type }) => type === schema.name)
    .flatMap(({ pages, anchorsOf: ofDocument }) =>
      pages.filter((each) => partsOf(each).includes(ofDocument(document)[0] ?? '')),
    )[0]
  const found = address
    ? `the address ${address} already belongs to another page.`
    : page && `the anchor "#${key}" already belongs to another part of ${page}.`
  if (found) report(null, 'taken-address', `${found} Give the file another name, such as ${key}-2.`)
}

function partsOf(page: string): ReadonlyArray<string> {
  return [...EVERYWHERE, ...(codeAnchors[page] ?? []), ...(page === '/faqs' ? FAQ_PARTS : [])]
}
