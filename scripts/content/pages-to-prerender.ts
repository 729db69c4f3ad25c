import { blogPageCount, MEMBER_HOME, NOT_FOUND_PATH } from '#src/lib/addresses.ts'
import { pagesOfYears } from '#src/content/event-pages.ts'
import { searchFiles } from '#src/lib/search-files.ts'
import { STAFF_VIEWS } from '#src/features/staff/addresses.ts'
import { compiled } from './compiled.ts'
import { sitePages } from './site-pages.ts'

type Compiled = { id?: number; slug: string }
type Event = { slug: string; start: string; timeZone: string }

/** All addresses to prerender: the routes, with parameters from the compiled content. */
export async function pagesToPrerender(root: string): Promise<Array<string>> {
  const addresses = [...(await addressesOfPages(root)).values()].flat()
  return [...addresses, NOT_FOUND_PATH, MEMBER_HOME + NOT_FOUND_PATH]
}

/** The pages without any address, as the collection that they show is empty. */
export async function emptyPages(root: string): Promise<Array<string>> {
  return [...(await addressesOfPages(root))].flatMap(([page, { length }]) => (length === 0 ? [page] : []))
}

async function addressesOfPages(root: string): Promise<Map<string, Array<string>>> {
  const read = (type: string) => compiled<Array<Compiled>>(root, type)
  const events = await compiled<Array<Event>>(root, 'Event')
  const articles = await read('BlogArticle')
  const causes = await read('Cause')
  const jobs = await read('Job')
  const projects = await read('Project')
  const mentors = await read('Mentor')
  const stories = await read('ImpactStory')
  const questions = await read('Faq')
  const years = [...pagesOfYears(events)]
  // Includes page 1, although /blog shows the same: a route without any page fails the build. The same applies to
  // years.
  const blogPages = Array.from({ length: blogPageCount(articles.length) }, (_, index) => index + 1)
  const texts = searchFiles({
    page: 1,
    article: articles.length,
    story: stories.length,
    event: events.length,
    question: questions.length,
    cause: causes.length,
    job: jobs.length,
  })
  const parameters: Record<string, Array<string | number | undefined>> = {
    '/blog/page/:page': blogPages,
    '/explore/blog/page/:page': blogPages,
    '/blog/:id': articles.map(({ id }) => id),
    '/explore/blog/:id': articles.map(({ id }) => id),
    '/events/year/:year': years.map(([year]) => year),
    '/events/year/:year/page/:page': years.flatMap(([year, pages]) =>
      pages.map((_, index) => `${year}/page/${index + 1}`),
    ),
    '/events/:slug': events.map(({ slug }) => slug),
    '/events/:slug.ics': events.map(({ slug }) => slug),
    '/donate/:slug': causes.map(({ slug }) => slug),
    '/donate/:slug/give': causes.map(({ slug }) => slug),
    '/search/:file': [...texts.first, ...texts.further].map((name) => `${name}.json`),
    '/jobs/:slug': jobs.map(({ slug }) => slug),
    '/explore/jobs/:slug': jobs.map(({ slug }) => slug),
    '/explore/projects/:slug': projects.map(({ slug }) => slug),
    '/explore/community/:slug': mentors.map(({ slug }) => slug),
    '/staff/:view?': ['', ...Object.keys(STAFF_VIEWS)],
    '/impact-stories/:slug': stories.map(({ slug }) => slug),
  }
  const addressesOf = (page: string) => {
    if (!page.includes(':')) return [page]
    const values = parameters[page]
    if (values === undefined) throw new Error(`Nothing says which addresses ${page} of src/routes.ts has.`)
    // Two parameters are replaced together with the text between them.
    return values.map((value) => page.replace(/\/?:\w+\??(?:\/.*:\w+)?/, value === '' ? '' : `/${value}`))
  }
  return new Map(sitePages.map((page) => [page, addressesOf(page)]))
}
