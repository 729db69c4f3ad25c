import { addressOn, documentPages, listPages, pageOf, sitePages } from '#scripts/content/site-pages.ts'
import { isVisible } from '#scripts/content/visibility.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { anchorsOf, type EventPages } from './anchors.ts'
import { dataOf, documentsOf, visibilityOf, type ContentDocument } from './document.ts'

/** The valid targets of links. */
export type SiteMap = {
  /** The addresses of pages and calendar files, and those with the key of a document behind a question mark. */
  addresses: ReadonlySet<string>
  /** The pages with a parameter of which all addresses are known, so that others lead nowhere. */
  complete: ReadonlySet<string>
  /** The anchors of each page, by its address or its path with parameters. Others are not checked. */
  anchors: ReadonlyMap<string, ReadonlyArray<string>>
  /** Old addresses, with their targets. */
  redirects: ReadonlyMap<string, string>
  /** The site's own domain. Undefined if it cannot be read. */
  domain: string | undefined
}

/** The targets from an instant on. */
export type Later = { instant: number; siteMap: SiteMap }

/** All that a link can lead to while these documents are shown. */
export function siteMapOf(documents: ReadonlyArray<ContentDocument>): SiteMap {
  const events = eventPages(documents)
  const lists = listPages(documentsOf(documents, 'BlogArticle').length, events ?? new Map())
  // The key of an unreadable document is unknown, so any link may be valid.
  const unclear = new Set(documents.flatMap(({ root, schema }) => (root ? [] : [schema.name])))
  const known = Object.entries(documentPages).filter(([, type]) => !unclear.has(type))
  return {
    addresses: new Set([
      ...sitePages.filter((page) => !page.includes(':')),
      ...known.flatMap(([page, type]) =>
        documentsOf(documents, type).map(({ key, data }) => addressOn(page, { id: data.id, slug: key })),
      ),
      ...Object.values(lists).flat(),
    ]),
    complete: new Set([
      ...known.map(([page]) => page),
      ...Object.keys(lists).filter((page) => events || !page.startsWith('/events/')),
    ]),
    anchors: anchorsOf(documents, events),
    redirects: new Map(redirectsIn(documents).map(({ from, to }) => [from, to])),
    domain: documents.flatMap((document) => dataOf(document, 'SiteSettings')?.domain ?? [])[0],
  }
}

/** What a document can link to when it is first shown, and after each day on which another one is taken off the site. */
export function siteMapsInTime(
  documents: ReadonlyArray<ContentDocument>,
  now: number,
): (document: ContentDocument) => Array<Later> {
  const ends = [...new Set(documents.map((document) => visibilityOf(document).until))].sort((a, b) => a - b)
  // Most documents are always shown and share what they can link to.
  const known = new Map<number, SiteMap>()
  function siteMapAt(instant: number) {
    const isShown = (document: ContentDocument) => isVisible(visibilityOf(document), new Date(instant))
    const siteMap = known.get(instant) ?? siteMapOf(documents.filter(isShown))
    known.set(instant, siteMap)
    return { instant, siteMap }
  }
  return (document) => {
    const { isDraft, from, until } = visibilityOf(document)
    // The links of a document that is not shown any more are never visible.
    if (isDraft || until <= now) return []
    const start = Math.max(from, now)
    return [start, ...ends.filter((end) => start < end && end < until)].map(siteMapAt)
  }
}

/** The events on the pages of each year; undefined if one cannot be read, so that any link may be valid. */
function eventPages(documents: ReadonlyArray<ContentDocument>): EventPages | undefined {
  const events = documentsOf(documents, 'Event')
  if (events.some(({ root }) => !root)) return undefined
  return pagesOfYears(
    events.flatMap((event) => {
      const { start, timeZone } = dataOf(event, 'Event') ?? {}
      // Other rules report invalid times, and years that are a typing error.
      const year = /^[12]\d{3}/.exec(start ?? String(event.root?.get('start')))?.[0]
      if (year === undefined) return []
      if (start && timeZone) return { key: event.key, start, timeZone }
      return { key: event.key, start: `${year}-01-01T00:00`, timeZone: 'UTC' }
    }),
  )
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

/** Whether an address without a question mark leads to a page. */
export function isPage(path: string, { addresses, complete }: SiteMap): boolean {
  const page = pageOf(path)
  return addresses.has(path) || (page !== undefined && page !== path && !complete.has(page))
}
