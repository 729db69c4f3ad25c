import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { blogPageCount } from '#src/lib/addresses.ts'

type Compiled = { id?: number; slug: string }

async function compiled(root: string, type: string): Promise<Array<Compiled>> {
  return JSON.parse(await readFile(path.join(root, `.contentlayer/generated/${type}/_index.json`), 'utf8'))
}

/** Every address that becomes a file at build time, read from the compiled content. */
export async function pagesToPrerender(root: string): Promise<Array<string>> {
  const [articles, events, stories] = await Promise.all([
    compiled(root, 'BlogArticle'),
    compiled(root, 'Event'),
    compiled(root, 'ImpactStory'),
  ])
  // Page 1 too, though it is /blog under another name: a route without a page fails the build.
  const blogPages = Array.from(
    { length: blogPageCount(articles.length) },
    (_, index) => `/blog/page/${index + 1}`,
  )
  return [
    '/',
    '/about-us',
    '/blog',
    ...blogPages,
    ...articles.map((article) => `/blog/${article.id}`),
    '/community',
    '/donate',
    '/events',
    '/events.ics',
    ...events.map((event) => `/events/${event.slug}.ics`),
    '/faqs',
    '/gallery',
    '/impact-stories',
    ...stories.map((story) => `/impact-stories/${story.slug}`),
    '/nominate',
    '/nominee-info',
    '/nominate-now',
    '/login',
    '/signup',
    '/password-recovery',
    '/non-profits',
    '/partner-with-us',
    '/contact-us',
    '/volunteer',
    '/explore',
    '/options/countries.json',
    '/404',
  ]
}
