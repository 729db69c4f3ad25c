import { addressOn, documentPages, listPages, pageOf, sitePages } from '#scripts/content/site-pages.ts'
import { isVisible } from '#scripts/content/visibility.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { faqSections } from '#src/content/schema/pages.ts'
import { eventsOfYearUrl } from '#src/lib/addresses.ts'
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

/** The ids set by the code on parts of each page. Pages without an entry are not checked. */
export const codeAnchors: Readonly<Record<string, ReadonlyArray<string>>> = {
  '/': ['closing', 'difference', 'galleries', 'partner', 'success-stories', 'testimonials'],
  '/accessibility': [],
  '/about-us': ['goals', 'mission', 'partner', 'vision', 'what-we-do'],
  '/community': ['join', 'members-get'],
  '/contact-us': ['emails', 'write'],
  '/donate': ['causes', 'how-it-works'],
  '/donate/:slug': ['other-causes'],
  '/events': ['event-archive', 'now', 'upcoming', 'no-upcoming', 'by-year'],
  '/events/year/:year': ['event-list', 'by-year'],
  '/events/year/:year/page/:page': ['event-list', 'by-year'],
  '/blog': [],
  '/explore/blog': [],
  '/blog/:id': ['related', 'sources'],
  '/explore/blog/:id': ['related', 'sources'],
  '/gallery': [],
  '/impact-stories': [],
  '/impact-stories/:slug': ['next-story'],
  '/nominate': ['categories'],
  '/nominee-info': ['material', 'nominee', 'statement'],
  '/non-profits': ['become', 'benefits', 'questions', 'support'],
  '/explore/non-profits': ['become', 'benefits', 'questions', 'support'],
  '/partner-with-us': ['benefits', 'donate-today', 'reasons', 'ways'],
  '/privacy-policy': [],
  '/terms-of-use': [],
  '/volunteer': ['join', 'roles'],
  '/explore/about': ['mission', 'newsletter', 'testimonials', 'welcome'],
  '/explore/contact-us': ['message', 'newsletter', 'write'],
  '/explore/how-it-works': ['how-we-help', 'intro', 'join', 'newsletter'],
  '/jobs': ['intro', 'positions', 'voice'],
  '/explore/jobs': ['intro', 'job-mail', 'positions', 'voice'],
  '/explore/my-account': [
    'delete-account',
    'email-settings',
    'recent-donations',
    'reset-password',
    'sessions',
  ],
  '/explore/our-impact': ['figures', 'report'],
  '/explore/who-we-are': ['mission', 'newsletter', 'story', 'team', 'vision'],
}

/** Anchors of every page: browsers define the first, the layout the second. */
export const EVERYWHERE = ['top', 'main']

/** Documents that a page shows with an anchor: their file name, and the value of another field. */
const documentAnchors: ReadonlyArray<{
  schema: string
  pages: Array<string>
  before?: string
  keyField?: string
  alsoField?: string
  section?: string
}> = [
  { schema: 'BlogArticle', pages: ['/blog', '/explore/blog'], keyField: 'id' },
  { schema: 'Cause', pages: ['/donate'] },
  // Both the sections and the questions of the page are link targets.
  { schema: 'Faq', pages: ['/faqs'], alsoField: 'section' },
  { schema: 'Faq', pages: ['/non-profits', '/explore/non-profits'], section: 'non-profit-page' },
  { schema: 'GalleryGroup', pages: ['/gallery'], before: 'event-' },
  { schema: 'ImpactStory', pages: ['/impact-stories'] },
]

type EventPages = ReturnType<typeof pagesOfYears<{ key: string; start: string; timeZone: string }>>

/** The anchors of each page, by its address or its path with parameters. Others are not checked. */
function anchorsOf(documents: ReadonlyArray<ContentDocument>, events: EventPages | undefined) {
  const anchors = new Map(Object.entries(codeAnchors))
  for (const { schema, pages, before = '', keyField, alsoField, section } of documentAnchors) {
    const own = documentsOf(documents, schema)
    const shown = own.filter(({ data }) => !section || data.section === section)
    const names = shown.flatMap(({ key, data }) => [
      before + (keyField ? String(data[keyField]) : key),
      ...(alsoField ? [String(data[alsoField])] : []),
    ])
    for (const page of pages) {
      // The key of an unreadable document is unknown, so any anchor may be valid.
      if (own.some(({ root }) => !root)) anchors.delete(page)
      else anchors.set(page, [...(anchors.get(page) ?? []), ...new Set(names)])
    }
  }
  // The pages of single years replace the pattern: /events shows an event for a year only.
  const common = anchors.get('/events/year/:year') ?? []
  anchors.delete('/events/year/:year')
  anchors.delete('/events/year/:year/page/:page')
  for (const [year, pages] of events ?? [])
    for (const [index, own] of pages.entries()) {
      const known = [...common, ...own.map(({ key }) => key)]
      anchors.set(eventsOfYearUrl(year, index + 1), known)
      // The first page has two addresses.
      if (index === 0) anchors.set(`${eventsOfYearUrl(year)}/page/1`, known)
    }
  for (const document of documentsOf(documents, 'LegalPage')) {
    const { sections } = dataOf(document, 'LegalPage') ?? {}
    if (sections)
      anchors.set(
        `/${document.key}`,
        sections.map(({ key }) => String(key)),
      )
    else anchors.delete(`/${document.key}`)
  }
  return anchors
}

/** The parts of /faqs and their headings, which have the names of sections. */
const FAQ_PARTS = [...faqSections, 'found', 'ask'].flatMap((key) => [key, `${key}-heading`])

/** Reports a document or section whose address or anchor the code has already given to something else. */
export function checkTakenAddresses(document: ContentDocument) {
  const { schema, key, data, report } = document
  const fix = `Give the file another name, such as ${key}-2.`
  // Nobody would see a mentor named compare.md.
  const taken = Object.entries(documentPages)
    .filter(([page, type]) => type === schema.name && page.includes(':slug'))
    .map(([page]) => addressOn(page, { slug: key }))
    .find((address) => sitePages.includes(address))
  if (taken !== undefined)
    report(null, 'taken-address', `the address ${taken} already belongs to another page.`, fix)

  const page = [...documentAnchors, { schema: 'Event', pages: ['/events', '/events/year/:year'] }]
    .filter((each) => each.schema === schema.name && each.keyField === undefined)
    .filter(({ section }) => !section || data.section === section)
    .flatMap(({ pages, before = '' }) => pages.filter((each) => isTaken(each, before + key)))[0]
  if (page !== undefined)
    report(null, 'taken-address', `the anchor "#${key}" already belongs to another part of ${page}.`, fix)

  const { sections = [] } = dataOf(document, 'LegalPage') ?? {}
  for (const [index, { key: name = '' }] of sections.entries()) {
    const found = `the anchor "#${name}" already belongs to another part of /${key}.`
    if (EVERYWHERE.includes(name))
      report(`sections.${index}.key`, 'taken-address', found, 'Give this section another key.')
  }
}

function isTaken(page: string, anchor: string) {
  const parts = page === '/faqs' ? FAQ_PARTS : []
  return [...EVERYWHERE, ...(codeAnchors[page] ?? []), ...parts].includes(anchor)
}
