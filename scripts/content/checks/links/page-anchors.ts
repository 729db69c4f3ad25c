import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { eventPages } from '#scripts/content/checks/links/list-pages.ts'
import { allowed, didYouMean, named } from '#scripts/content/checks/nearest.ts'
import type { Finding } from '#scripts/content/checks/problem.ts'
import { eventsOfYearUrl, eventUrl } from '#src/lib/addresses.ts'
import { isMap, isSeq } from 'yaml'

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

export type Shown = {
  schema: string
  pages: Array<string>
  before?: string
  keyField?: string
  alsoField?: string
  section?: string
}

/** Documents that a page shows with an anchor: their file name or another key. */
export const documentAnchors: Array<Shown> = [
  { schema: 'BlogArticle', pages: ['/blog', '/explore/blog'], keyField: 'id' },
  { schema: 'Cause', pages: ['/donate'] },
  // Both the sections and the questions of the page are link targets.
  { schema: 'Faq', pages: ['/faqs'], alsoField: 'section' },
  { schema: 'Faq', pages: ['/non-profits', '/explore/non-profits'], section: 'non-profit-page' },
  { schema: 'GalleryGroup', pages: ['/gallery'], before: 'event-' },
  { schema: 'ImpactStory', pages: ['/impact-stories'] },
]

export type PageAnchors = ReadonlyMap<string, ReadonlyArray<string>>

/** The anchors of each page that links can point to. */
export function readPageAnchors(
  documents: ReadonlyArray<ContentDocument>,
  fileKey: (file: string) => string,
): PageAnchors {
  const anchors = new Map(Object.entries(codeAnchors))
  for (const { schema, pages, before = '', keyField, alsoField, section } of documentAnchors) {
    const own = documents.filter((document) => document.schema.name === schema)
    const isReadable = own.every(({ fields }) => fields)
    const shown = own.filter(({ fields }) => section === undefined || fields?.root.get('section') === section)
    const keys = shown.map(
      ({ file, fields }) => `${before}${keyField ? String(fields?.root.get(keyField)) : fileKey(file)}`,
    )
    const groups = alsoField ? shown.map(({ fields }) => String(fields?.root.get(alsoField))) : []
    const found = [...keys, ...new Set(groups)]
    for (const page of pages) {
      // The key of an unreadable document is unknown, so any anchor may be valid.
      if (isReadable) anchors.set(page, [...(anchors.get(page) ?? []), ...found])
      else anchors.delete(page)
    }
  }
  addEventsOfYears(anchors, documents, fileKey)
  for (const { schema, file, fields } of documents) {
    if (schema.name !== 'LegalPage') continue
    const sections = fields?.root.get('sections')
    if (isSeq(sections))
      anchors.set(
        `/${fileKey(file)}`,
        sections.items.flatMap((section) => (isMap(section) ? [String(section.get('key'))] : [])),
      )
    else anchors.delete(`/${fileKey(file)}`)
  }
  return anchors
}

/** Adds the anchors of events on the pages of their year: /events shows an event for a year only. */
function addEventsOfYears(
  anchors: Map<string, ReadonlyArray<string>>,
  documents: ReadonlyArray<ContentDocument>,
  fileKey: (file: string) => string,
) {
  const common = anchors.get('/events/year/:year') ?? []
  // The pages of single years replace the pattern.
  anchors.delete('/events/year/:year')
  anchors.delete('/events/year/:year/page/:page')
  for (const [year, pages] of eventPages(documents) ?? []) {
    for (const [index, own] of pages.entries()) {
      const known = [...common, ...own.map(({ file }) => fileKey(file))]
      anchors.set(eventsOfYearUrl(year, index + 1), known)
      // The first page has two addresses.
      if (index === 0) anchors.set(`${eventsOfYearUrl(year)}/page/1`, known)
    }
  }
}

/** The problem with the fragment of an address, or undefined. `page` is the path with parameters. */
export function anchorFinding(
  address: string,
  page: string,
  anchors: PageAnchors | undefined,
): Finding | undefined {
  const [path = '', anchor = ''] = address.split('#')
  const known = anchors?.get(path.replace(/\/?(?:\?.*)?$/s, '')) ?? anchors?.get(page)
  if (anchor === '' || known === undefined || [...EVERYWHERE, ...known].includes(anchor)) return undefined
  const candidates = named(known)
  const [elsewhere] = [...(anchors ?? [])].find(([, others]) => others.includes(anchor)) ?? []
  return {
    rule: 'unknown-anchor',
    words: {
      found: `the page ${path.replace(/\?.*$/s, '')} has no anchor "${anchor}".`,
      fix: elsewhere?.startsWith('/events/year/')
        ? `Write "${eventUrl(anchor)}", the page of the event.`
        : (didYouMean(anchor, candidates) ?? `Write "${path}" without it, for the beginning of the page.`),
      expected: known.length > 0 ? allowed(candidates) : 'No link leads into the middle of this page.',
    },
  }
}
