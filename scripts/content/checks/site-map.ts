import type { Scalar } from 'yaml'
import { pageOf, sitePages } from '#scripts/content/site-pages.ts'
import { isVisible, momentOf } from '#scripts/content/visibility/visibility.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { blogPageCount, eventsOfYearUrl } from '#src/lib/addresses.ts'
import { anchorsOf, type EventPages } from './anchors.ts'
import { documentsOf, groupsAt, textAt, visibilityOf, type ContentDocument } from './document.ts'
import { timeZoneProblem } from './dates.ts'

/** The valid targets of links. */
export type SiteMap = {
  /** The addresses of pages and calendar files, and those with the key of a document behind a question mark. */
  addresses: ReadonlySet<string>
  /** The beginnings of addresses that end in a key, if all keys can be read: with another one they lead nowhere. */
  starts: ReadonlyArray<string>
  /** The anchors of each page, by its address or its path with parameters. Others are not checked. */
  anchors: ReadonlyMap<string, ReadonlyArray<string>>
  /** Old addresses, with their targets. */
  redirects: ReadonlyMap<string, string>
  /** The site's own domain. Undefined if it cannot be read. */
  domain: string | undefined
}

/** The targets from an instant on. */
export type Later = { instant: number; siteMap: SiteMap }

type KeyedAddresses = {
  schema: string
  addresses: Array<string>
  keyField?: string
  /** Possible suffixes of the key. */
  endings?: Array<string>
}

export const keyedAddresses: ReadonlyArray<KeyedAddresses> = [
  { schema: 'BlogArticle', addresses: ['/blog/', '/explore/blog/'], keyField: 'id' },
  { schema: 'ImpactStory', addresses: ['/impact-stories/', '/impact-stories?story='] },
  { schema: 'Mentor', addresses: ['/explore/community/'] },
  { schema: 'Project', addresses: ['/explore/projects/'] },
  { schema: 'Job', addresses: ['/jobs/', '/explore/jobs/'] },
  { schema: 'Cause', addresses: ['/donate/'], endings: ['', '/give'] },
  { schema: 'Cause', addresses: ['/donate?cause='] },
  { schema: 'AwardCategory', addresses: ['/nominee-info?category='] },
  { schema: 'Event', addresses: ['/events/'], endings: ['', '.ics'] },
]

/** All that a link can lead to while these documents are shown. */
export function siteMapOf(documents: ReadonlyArray<ContentDocument>): SiteMap {
  const events = eventPages(documents)
  // The key of an unreadable document is unknown, so any link may be valid.
  const keyed = keyedAddresses.filter(({ schema }) =>
    documentsOf(documents, schema).every(({ root }) => root),
  )
  const lists = ['/blog/page/', '/explore/blog/page/', ...(events ? ['/events/year/'] : [])]
  return {
    addresses: new Set([
      ...sitePages.filter((page) => !page.includes(':')),
      ...keyed.flatMap((each) => keyedIn(documents, each)),
      ...listPages(documents, events),
    ]),
    starts: [...keyed.flatMap(({ addresses }) => addresses), ...lists],
    anchors: anchorsOf(documents, events),
    redirects: new Map(redirectsIn(documents).map(({ from, to }) => [from.value, to.value])),
    domain: textAt(documentsOf(documents, 'SiteSettings')[0]?.root, 'domain')?.value,
  }
}

function keyedIn(documents: ReadonlyArray<ContentDocument>, keyed: KeyedAddresses) {
  const { schema, keyField } = keyed
  return documentsOf(documents, schema).flatMap(({ key, root }) =>
    addressesWithKey(keyed, keyField ? root?.get(keyField) : key),
  )
}

/** The addresses of the document with this key. */
export function addressesWithKey({ addresses, endings = [''] }: KeyedAddresses, key: unknown): Array<string> {
  return addresses.flatMap((start) => endings.map((ending) => start + String(key) + ending))
}

/** The pages of the lists of articles, and of the events of each year. */
function listPages(documents: ReadonlyArray<ContentDocument>, events: EventPages | undefined) {
  const articles = blogPageCount(documentsOf(documents, 'BlogArticle').length)
  const numbered = (list: string, pages: number) =>
    Array.from({ length: pages }, (_, index) => `${list}/page/${index + 1}`)
  const years = [...(events ?? [])].map(([year, { length }]) => ({ list: eventsOfYearUrl(year), length }))
  return [
    ...numbered('/blog', articles),
    ...numbered('/explore/blog', articles),
    ...years.flatMap(({ list, length }) => [list, ...numbered(list, length)]),
  ]
}

/** What a document can link to when it is first shown, and after each day on which another one is taken off the site. */
export function siteMapsInTime(
  documents: ReadonlyArray<ContentDocument>,
  now: number,
): (document: ContentDocument) => Array<Later> {
  const all = documents.map((document) => ({ document, visibility: visibilityOf(document) }))
  const ends = [...new Set(all.map(({ visibility }) => visibility.until))].sort((a, b) => a - b)
  // Most documents are always shown and share what they can link to.
  const known = new Map<number, SiteMap>()
  function siteMapAt(instant: number) {
    const shown = all.filter(({ visibility }) => isVisible(visibility, new Date(instant)))
    const siteMap = known.get(instant) ?? siteMapOf(shown.map(({ document }) => document))
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
    events.flatMap(({ key, root }) => {
      const start = String(root?.get('start'))
      const timeZone = String(root?.get('timeZone'))
      // Other rules report invalid times, and years that are a typing error.
      if (!/^[12]\d{3}/.test(start)) return []
      if (momentOf(start) && !timeZoneProblem(timeZone)) return { key, start, timeZone }
      return { key, start: `${start.slice(0, 4)}-01-01T00:00`, timeZone: 'UTC' }
    }),
  )
}

/** An entry of content/redirects.yaml, with the nodes of its two addresses. */
type Redirect = { document: ContentDocument; from: Scalar<string>; to: Scalar<string> }

/** The valid entries. */
export function redirectsIn(documents: ReadonlyArray<ContentDocument>): Array<Redirect> {
  return documentsOf(documents, 'Redirects').flatMap((document) =>
    groupsAt(document.root, 'redirects').flatMap((item) => {
      const [from, to] = [textAt(item, 'from'), textAt(item, 'to')]
      return from && to ? [{ document, from, to }] : []
    }),
  )
}

/** The path of an address: /blog/3 for /blog/3?x=1#top. */
export function pathOf(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Whether an address without a question mark leads to a page. */
export function isPage(path: string, { addresses, starts }: SiteMap): boolean {
  if (addresses.has(path)) return true
  const [start, key] = pageOf(path)?.split(/(?=:)/) ?? []
  return start !== undefined && key !== undefined && !starts.includes(start)
}
