import { isSeq } from 'yaml'
import type { pagesOfYears } from '#src/content/event-pages.ts'
import { eventsOfYearUrl } from '#src/lib/addresses.ts'
import { documentsOf, groupsAt, type ContentDocument } from './document.ts'

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
export const documentAnchors: ReadonlyArray<{
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

export type EventPages = ReturnType<typeof pagesOfYears<{ key: string; start: string; timeZone: string }>>

/** The anchors of each page, by its address or its path with parameters. Others are not checked. */
export function anchorsOf(documents: ReadonlyArray<ContentDocument>, events: EventPages | undefined) {
  const anchors = new Map(Object.entries(codeAnchors))
  for (const { schema, pages, before = '', keyField, alsoField, section } of documentAnchors) {
    const own = documentsOf(documents, schema)
    const shown = own.filter(({ root }) => !section || root?.get('section') === section)
    const names = shown.flatMap(({ key, root }) => [
      before + (keyField ? String(root?.get(keyField)) : key),
      ...(alsoField ? [String(root?.get(alsoField))] : []),
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
  for (const { key, root } of documentsOf(documents, 'LegalPage')) {
    const sections = groupsAt(root, 'sections').map((section) => String(section.get('key')))
    if (isSeq(root?.get('sections'))) anchors.set(`/${key}`, sections)
    else anchors.delete(`/${key}`)
  }
  return anchors
}
