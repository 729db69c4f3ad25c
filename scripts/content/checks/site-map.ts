import type { Scalar } from 'yaml'
import { dayOf } from '#contract/days.ts'
import { isVisible, type Visibility } from '#scripts/content/visibility/visibility.ts'
import { formatDay } from '#src/lib/dates.ts'
import { documentsOf, groupsAt, textAt, visibilityOf, type ContentDocument } from './document.ts'
import { placesOf, type Places } from './places.ts'
import type { Finding } from './problem.ts'

/** The valid targets of links. */
export type SiteMap = {
  /** The paths of the site with parameters, such as /blog/:id. Undefined if unknown. */
  pages: ReadonlyArray<string> | undefined
  /** Addresses that end in the key of a document, with the keys there are. Several documents may share one: null. */
  keys: ReadonlyMap<string, ReadonlyMap<string, ContentDocument | null>>
  /** Old addresses, with their targets. */
  redirects: ReadonlyMap<string, string>
  /** The site's own domain. Undefined if it cannot be read. */
  domain: string | undefined
  places: Places
  /** The same from each day on at which documents are taken off the site. */
  later: () => ReadonlyArray<Later>
  /** The problem with a link to a document that is hidden while the linking one is shown. */
  hidden: (address: string, target: ContentDocument) => Finding | undefined
}

export type Later = { day: string; places: Places }

type Keyed = {
  schema: string
  addresses: Array<string>
  keyField?: string
  alsoField?: string
  /** Possible suffixes of the key. */
  endings?: Array<string>
}

export const keyedAddresses: ReadonlyArray<Keyed> = [
  { schema: 'BlogArticle', addresses: ['/blog/', '/explore/blog/'], keyField: 'id' },
  { schema: 'ImpactStory', addresses: ['/impact-stories/', '/impact-stories?story='] },
  { schema: 'Mentor', addresses: ['/explore/community/'] },
  { schema: 'Project', addresses: ['/explore/projects/'] },
  { schema: 'Job', addresses: ['/jobs/', '/explore/jobs/'] },
  { schema: 'Cause', addresses: ['/donate/', '/donate?cause='] },
  { schema: 'AwardCategory', addresses: ['/nominee-info?category='] },
  { schema: 'Event', addresses: ['/events/'], endings: ['', '.ics'] },
  // Both the sections and the questions of the page are link targets.
  { schema: 'Faq', addresses: ['/faqs#'], alsoField: 'section' },
]

/** What each document can link to while it is shown; without a document, all that there is. */
export function siteMaps(
  documents: ReadonlyArray<ContentDocument>,
  pages: ReadonlyArray<string> | undefined,
  today: Date,
): (document?: ContentDocument) => SiteMap {
  const now = today.getTime()
  const all = documents.map((document) => ({ document, visibility: visibilityOf(document) }))
  const ends = [...new Set(all.map(({ visibility }) => visibility.until))].sort((a, b) => a - b)
  // Most documents are always shown and share what they can link to.
  const known = new Map<number, Places>()
  function placesAt(instant: number) {
    const isShown = ({ visibility }: (typeof all)[number]) => isVisible(visibility, new Date(instant))
    const places = known.get(instant) ?? placesOf(all.filter(isShown).map(({ document }) => document))
    known.set(instant, places)
    return places
  }
  const everything: SiteMap = {
    pages,
    keys: keysOf(documents),
    redirects: new Map(redirectsIn(documents).map(({ from, to }) => [from.value, to.value])),
    domain: textAt(documentsOf(documents, 'SiteSettings')[0]?.fields?.root, 'domain')?.value,
    places: placesOf(documents),
    later: () => [],
    hidden: () => undefined,
  }
  return (document) => {
    const own = document && visibilityOf(document)
    // The links of a document that is not shown any more are never visible.
    if (!own || own.isDraft || own.until <= now) return everything
    const from = Math.max(own.from, now)
    return {
      ...everything,
      places: placesAt(from),
      later: () =>
        ends
          .filter((end) => from < end && end < own.until)
          .map((end) => ({ day: dayText(end), places: placesAt(end) })),
      hidden: (address, target) => hiddenFinding(address, target, { ...own, from }, today),
    }
  }
}

function hiddenFinding(
  address: string,
  target: ContentDocument,
  own: Visibility,
  now: Date,
): Finding | undefined {
  const { isDraft, from, until } = visibilityOf(target)
  const gap = isDraft
    ? 'which is a draft'
    : from > own.from
      ? `which is not shown before ${dayText(from)}`
      : until < own.until
        ? `which is not shown from ${dayText(until)} on`
        : undefined
  if (gap === undefined) return undefined
  const isShownNow = own.from <= now.getTime() && !isVisible({ isDraft, from, until }, now)
  return {
    rule: isShownNow ? 'hidden-target' : 'hidden-target-later',
    found: `"${address}" leads to ${target.file}, ${gap}.`,
    fix: 'Take the link out, or give both documents the same dates.',
  }
}

/** An entry of content/redirects.yaml, with the nodes of its two addresses. */
type Redirect = { document: ContentDocument; from: Scalar<string>; to: Scalar<string> }

/** The valid entries. */
export function redirectsIn(documents: ReadonlyArray<ContentDocument>): Array<Redirect> {
  return documentsOf(documents, 'Redirects').flatMap((document) =>
    groupsAt(document.fields?.root, 'redirects').flatMap((item) => {
      const [from, to] = [textAt(item, 'from'), textAt(item, 'to')]
      return from && to ? [{ document, from, to }] : []
    }),
  )
}

/** The day of an instant, in words. */
export function dayText(instant: number): string {
  return formatDay(dayOf(instant))
}

function keysOf(documents: ReadonlyArray<ContentDocument>) {
  const keys = new Map<string, Map<string, ContentDocument | null>>()
  for (const { schema, addresses, keyField, alsoField, endings = [''] } of keyedAddresses) {
    const own = documentsOf(documents, schema)
    // The key of an unreadable document is unknown, so any link may be valid.
    if (own.some(({ fields }) => !fields)) continue
    const known = new Map<string, ContentDocument | null>()
    for (const document of own) {
      const read = (name: string) => document.fields?.root.get(name)
      if (alsoField && read(alsoField) !== undefined) known.set(String(read(alsoField)), null)
      const key = keyField ? read(keyField) : document.key
      if (key !== undefined) for (const ending of endings) known.set(`${String(key)}${ending}`, document)
    }
    for (const address of addresses) keys.set(address, known)
  }
  return keys
}

/** The start of the address of a document, if that belongs to a fixed page: nobody would see a mentor named compare.md. */
export function takenPageOf({ schema, key }: ContentDocument, pages: ReadonlyArray<string>) {
  const keyed = keyedAddresses.find((each) => each.schema === schema.name && !each.keyField)
  return keyed?.addresses.find((start) => pages.includes(start + key))
}

/** The path of an address: /blog/3 for /blog/3?x=1#top. */
export function pathOf(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Whether an address matches one of the pages, whose parameters begin with a colon: /blog/:id. */
export function isPage(address: string, pages: ReadonlyArray<string>): boolean {
  return pageOf(address, pages) !== undefined
}

/** The page that an address matches; a page without parameters takes precedence. */
export function pageOf(address: string, pages: ReadonlyArray<string>): string | undefined {
  const path = pathOf(address)
  if (pages.includes(path)) return path
  const parts = path.split('/')
  return pages.find((page) => {
    const wanted = pathOf(page).split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    )
  })
}
