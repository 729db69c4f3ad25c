import { Feed, type FeedOptions, type Item } from 'feed'
import type { BlogFeedEntry } from '#src/content/blog.ts'
import type { Head } from '#src/lib/head.ts'
import { FEEDS, type FeedFormat } from './formats.ts'

type About = Pick<Head, 'title' | 'description' | 'siteUrl'>

/** Writes the blog as a feed with full texts, newest article first. The same content always gives the same bytes. */
export function blogFeed(articles: ReadonlyArray<BlogFeedEntry>, about: About, format: FeedFormat): string {
  const feed = new Feed(feedOptions(articles, about))
  for (const article of articles) feed.addItem(feedItem(article, about.siteUrl, format))
  return { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]()
}

function feedOptions(
  articles: ReadonlyArray<BlogFeedEntry>,
  { title, description, siteUrl }: About,
): FeedOptions {
  const at = (path: string) => new URL(path, siteUrl).href
  const [newest] = articles
  return {
    id: at('/blog'),
    link: at('/blog'),
    title,
    description,
    language: 'en-GB',
    generator: false,
    feedLinks: { rss: at(FEEDS.rss.path), atom: at(FEEDS.atom.path), json: at(FEEDS.json.path) },
    // The date of the newest article instead of the build time, which would mark the feed as changed after every
    // build.
    ...(newest && { updated: new Date(newest.publishedOn) }),
  }
}

function feedItem(article: BlogFeedEntry, site: string, format: FeedFormat): Item {
  const { to, title, summary, author, publishedOn, topics, cover } = article
  const url = new URL(to, site).href
  const published = new Date(publishedOn)
  const isJson = format === 'json'
  return {
    id: url,
    link: url,
    // The library writes Atom titles as HTML, and RSS descriptions are HTML by definition.
    title: format === 'atom' ? escaped(title) : title,
    description: isJson ? summary : escaped(summary),
    content: withWholeAddresses(pictureOf(article) + article.html + sourcesOf(article), site),
    date: published,
    published,
    category: topics.map((topic) => ({ name: topic, term: topic })),
    // An RSS author is an email address; names go into `dc:creator`.
    ...(format === 'rss'
      ? { extensions: [{ name: 'dc:creator', objects: { _text: author } }] }
      : { author: [{ name: author }] }),
    ...(isJson && { image: new URL(cover.src, site).href }),
  }
}

function pictureOf({ cover: { src, alt, width, height } }: BlogFeedEntry): string {
  return `<p><img src="${escaped(src)}" alt="${escaped(alt)}" width="${width}" height="${height}"></p>`
}

function sourcesOf({ sources }: BlogFeedEntry): string {
  if (sources.length === 0) return ''
  return `<h2>Sources</h2><ul>${sources.map((source) => `<li>${escaped(source)}</li>`).join('')}</ul>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`)
}

/** The HTML with whole addresses of links to pages of this site, and of its pictures. */
function withWholeAddresses(html: string, site: string): string {
  // In texts the compiler escapes the sign that begins a tag.
  return html.replace(
    /(<[^>]*\s(?:href|src)=")(\/[^"]*)/gu,
    (_, tag: string, path: string) => tag + new URL(path, site).href,
  )
}
