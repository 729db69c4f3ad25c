import { pagesOfRoutes } from './checks/site-map.ts'
import routes from '#src/routes.ts'

/** Paths of planned pages that the content links to already. */
const comingPages = [
  ...[
    'featured-projects',
    'about',
    'how-it-works',
    'who-we-are',
    'jobs',
    'our-impact',
    'contact-us',
    'non-profits',
    'blog',
    'community',
    'discussions',
    'my-account',
    'donations',
  ].map((page) => `/explore/${page}`),
]

/** Every page a link in the content may lead to. */
export const sitePages: ReadonlyArray<string> = [...pagesOfRoutes(routes), ...comingPages]
