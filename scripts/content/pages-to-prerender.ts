import { blogPageCount } from '#src/lib/addresses.ts'
import { compiled } from './compiled.ts'
import { sitePages } from './site-pages.ts'

type Compiled = { id?: number; slug: string }

/** Every address that becomes a file at build time: the routes, with their parameters from the compiled content. */
export async function pagesToPrerender(root: string): Promise<Array<string>> {
  const [articles, events, stories] = await Promise.all([
    compiled<Array<Compiled>>(root, 'BlogArticle'),
    compiled<Array<Compiled>>(root, 'Event'),
    compiled<Array<Compiled>>(root, 'ImpactStory'),
  ])
  const parameters: Record<string, Array<string | number | undefined>> = {
    // Page 1 too, though it is /blog under another name: a route without a page fails the build.
    '/blog/page/:page': Array.from({ length: blogPageCount(articles.length) }, (_, index) => index + 1),
    '/blog/:id': articles.map(({ id }) => id),
    '/events/:file': events.map(({ slug }) => `${slug}.ics`),
    '/impact-stories/:slug': stories.map(({ slug }) => slug),
  }
  const addresses = sitePages.flatMap((page) => {
    if (!page.includes(':')) return [page]
    const values = parameters[page]
    if (values === undefined) throw new Error(`Nothing says which addresses ${page} of src/routes.ts has.`)
    return values.map((value) => page.replace(/:\w+/, String(value)))
  })
  return [...addresses, '/404']
}
