import type { Scalar } from 'yaml'
import { isVisible, momentOf } from '#scripts/content/visibility/visibility.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { blogPageCount, eventsOfYearUrl } from '#src/lib/addresses.ts'
import { anchorsOf, type EventPages } from './anchors.ts'
import { documentsOf, groupsAt, textAt, visibilityOf, type ContentDocument } from './document.ts'
import { timeZoneProblem } from './times.ts'

/** The valid targets of links. */
export type SiteMap = {
  /** The paths of the site with parameters, such as /blog/:id. Undefined if unknown. */
  pages: ReadonlyArray<string> | undefined
  /** Addresses that end in the key of a document, with the keys there are. */
  keys: ReadonlyMap<string, ReadonlySet<string>>
  /** The anchors of each page, by its address or its path with parameters. Others are not checked. */
  anchors: ReadonlyMap<string, ReadonlyArray<string>>
  /** The number of pages of each list. Without those of years if an event cannot be read. */
  lists: ReadonlyMap<string, number>
  /** Old addresses, with their targets. */
  redirects: ReadonlyMap<string, string>
  /** The site's own domain. Undefined if it cannot be read. */
  domain: string | undefined
}

/** The targets from an instant on. */
export type Later = { instant: number; siteMap: SiteMap }

export const keyedAddresses: ReadonlyArray<{
  schema: string
  addresses: Array<string>
  keyField?: string
  /** Possible suffixes of the key. */
  endings?: Array<string>
}> = [
  { schema: 'BlogArticle', addresses: ['/blog/', '/explore/blog/'], keyField: 'id' },
  { schema: 'ImpactStory', addresses: ['/impact-stories/', '/impact-stories?story='] },
  { schema: 'Mentor', addresses: ['/explore/community/'] },
  { schema: 'Project', addresses: ['/explore/projects/'] },
  { schema: 'Job', addresses: ['/jobs/', '/explore/jobs/'] },
  { schema: 'Cause', addresses: ['/donate/', '/donate?cause='] },
  { schema: 'AwardCategory', addresses: ['/nominee-info?category='] },
  { schema: 'Event', addresses: ['/events/'], endings: ['', '.ics'] },
]

/** All that a link can lead to while these documents are shown. */
export function siteMapOf(
  documents: ReadonlyArray<ContentDocument>,
  pages: ReadonlyArray<string> | undefined,
): SiteMap {
  const events = eventPages(documents)
  const articles = blogPageCount(documentsOf(documents, 'BlogArticle').length)
  return {
    pages,
    keys: keysOf(documents),
    anchors: anchorsOf(documents, events),
    lists: listsOf(events ?? new Map(), articles),
    redirects: new Map(redirectsIn(documents).map(({ from, to }) => [from.value, to.value])),
    domain: textAt(documentsOf(documents, 'SiteSettings')[0]?.root, 'domain')?.value,
  }
}

/** What a document can link to when it is first shown, and after each day on which another one is taken off the site. */
export function siteMapsInTime(
  documents: ReadonlyArray<ContentDocument>,
  pages: ReadonlyArray<string> | undefined,
  now: number,
): (document: ContentDocument) => Array<Later> {
  const all = documents.map((document) => ({ document, visibility: visibilityOf(document) }))
  const ends = [...new Set(all.map(({ visibility }) => visibility.until))].sort((a, b) => a - b)
  // Most documents are always shown and share what they can link to.
  const known = new Map<number, SiteMap>()
  function siteMapAt(instant: number) {
    const shown = all.filter(({ visibility }) => isVisible(visibility, new Date(instant)))
    const siteMap =
      known.get(instant) ??
      siteMapOf(
        shown.map(({ document }) => document),
        pages,
      )
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

function listsOf(events: EventPages, articles: number) {
  const years = [...events].sort().map(([year, pages]) => [eventsOfYearUrl(year), pages.length] as const)
  return new Map([['/blog', articles], ['/explore/blog', articles], ...years])
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

function keysOf(documents: ReadonlyArray<ContentDocument>) {
  const keys = new Map<string, Set<string>>()
  for (const { schema, addresses, keyField, endings = [''] } of keyedAddresses) {
    const own = documentsOf(documents, schema)
    // The key of an unreadable document is unknown, so any link may be valid.
    if (own.some(({ root }) => !root)) continue
    const known = own.map(({ key, root }) => String(keyField ? root?.get(keyField) : key))
    for (const address of addresses)
      keys.set(address, new Set(known.flatMap((key) => endings.map((ending) => key + ending))))
  }
  return keys
}

/** The path of an address: /blog/3 for /blog/3?x=1#top. */
export function pathOf(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** The page that an address matches, whose parameters begin with a colon: /blog/:id. One without takes precedence. */
export function pageOf(address: string, pages: ReadonlyArray<string>): string | undefined {
  const path = pathOf(address)
  const pattern = (page: string) => new RegExp(`^${pathOf(page).replace(/:[^/]+/g, '[^/]+')}$`)
  return pages.includes(path) ? path : pages.find((page) => pattern(page).test(path))
}
