import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { articleUrl, blogPageUrl, jobUrl, MEMBER_HOME } from '#src/lib/addresses.ts'
import { MENTORS_URL } from '#src/features/mentors/view.ts'
import { builtPages } from './built-pages.ts'
import { compiled } from './content/compiled.ts'

// Forms for members only, and the second part of a form.
const NOT_LISTED = /^\/(?:login|signup|password-recovery|nominate-now)$/
const NO_INDEX = /<meta name="robots" content="noindex"/
const NO_EXTENSIONS = { news: false, video: false, image: false, xhtml: false }
const SIGNED_IN_AREAS = [MEMBER_HOME, '/staff', '/admin']

/** Writes /sitemap.xml and /robots.txt into a build. */
export async function writeSitemap(root: string, buildDir: string): Promise<void> {
  const site = await siteOf(root, buildDir)
  const changed = await changeDays(root)
  const listed = await pagesToList(buildDir)
  const items = listed.map((address) => ({ url: address, lastmod: changed.get(address) }))
  const stream = new SitemapStream({ hostname: site, lastmodDateOnly: true, xmlns: NO_EXTENSIONS })
  await writeFile(
    path.join(buildDir, 'sitemap.xml'),
    await streamToPromise(Readable.from(items).pipe(stream)),
  )
  await writeFile(path.join(buildDir, 'robots.txt'), robots(new URL('/sitemap.xml', site).href))
}

/**
 * The rules for crawlers: all pages except those that need a sign-in. Pages of mentors are allowed, so that shared
 * links have a preview; they contain `noindex`.
 */
export function robots(sitemap: string): string {
  const kept = SIGNED_IN_AREAS.map((area) => `Disallow: ${area}\n`).join('')
  return `User-agent: *\n${kept}Allow: ${MENTORS_URL}/\n\nSitemap: ${sitemap}\n`
}

async function pagesToList(buildDir: string): Promise<Array<string>> {
  const pages = builtPages(buildDir).filter(({ address }) => !NOT_LISTED.test(address))
  const listed: Array<string> = []
  for (const { file, address } of pages)
    if (!NO_INDEX.test(await readFile(file, 'utf8'))) listed.push(address)
  return listed
}

/** The origin of canonical links. A build without a site URL has none: the domain of the content is used. */
async function siteOf(root: string, buildDir: string): Promise<string> {
  const home = await readFile(path.join(buildDir, 'index.html'), 'utf8')
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? []
  if (canonical !== undefined) return canonical
  const { domain } = await compiled(root, 'SiteSettings')
  return `https://${domain}/`
}

async function changeDays(root: string): Promise<Map<string, string>> {
  const articles = await compiled(root, 'BlogArticle')
  const texts = await compiled(root, 'LegalPage')
  const jobs = await compiled(root, 'Job')
  const newest = articles
    .map(({ publishedOn }) => publishedOn)
    .sort()
    .at(-1)
  return new Map([
    ...articles.map(({ id, publishedOn }) => [articleUrl(id, ''), publishedOn] as const),
    ...jobs.map(({ slug, postedOn }) => [jobUrl(slug, ''), postedOn] as const),
    ...texts.map(({ slug, changedOn }) => [`/${slug}`, changedOn] as const),
    ...(newest === undefined ? [] : [[blogPageUrl(1), newest] as const]),
  ])
}
