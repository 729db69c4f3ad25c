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
export const documentAnchors: ReadonlyArray<Shown> = [
  { schema: 'BlogArticle', pages: ['/blog', '/explore/blog'], keyField: 'id' },
  { schema: 'Cause', pages: ['/donate'] },
  // Both the sections and the questions of the page are link targets.
  { schema: 'Faq', pages: ['/faqs'], alsoField: 'section' },
  { schema: 'Faq', pages: ['/non-profits', '/explore/non-profits'], section: 'non-profit-page' },
  { schema: 'GalleryGroup', pages: ['/gallery'], before: 'event-' },
  { schema: 'ImpactStory', pages: ['/impact-stories'] },
]
