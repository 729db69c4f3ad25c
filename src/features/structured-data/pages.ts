import type { BlogPosting, Graph } from 'schema-dts'
import type { BlogPost } from '#src/content/blog.ts'
import type { SharePicture } from '#src/content/pictures.ts'
import { breadcrumbs, type Crumb } from './breadcrumbs.ts'

type Publisher = {
  name: string
  /** The URL of the site, such as https://example.org */
  site: string
}

type Article = Pick<BlogPost, 'to' | 'title' | 'summary' | 'author' | 'publishedOn' | 'topics'> & {
  coverToShare: SharePicture
}

/** An article of the blog and its breadcrumbs (schema.org). */
export function articleStructuredData(
  article: Article,
  above: ReadonlyArray<Crumb>,
  { name, site }: Publisher,
) {
  const url = new URL(article.to, site).href
  const posting = {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    image: new URL(article.coverToShare.src, site).href,
    datePublished: article.publishedOn.slice(0, 10),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name, url: new URL('/', site).href },
    keywords: article.topics,
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
  } satisfies BlogPosting
  return graph([posting, breadcrumbs([...above, { name: article.title, path: article.to }], site)])
}

/** The breadcrumbs of a page without other structured data. */
export function wayStructuredData(way: ReadonlyArray<Crumb>, site: string) {
  return graph([breadcrumbs(way, site)])
}

/** A thing, and the breadcrumbs of its page. */
export function thingStructuredData<Thing extends Graph['@graph'][number]>(
  thing: Thing,
  way: ReadonlyArray<Crumb>,
  site: string,
) {
  return graph<Thing | ReturnType<typeof breadcrumbs>>([thing, breadcrumbs(way, site)])
}

function graph<Thing extends Graph['@graph'][number]>(things: ReadonlyArray<Thing>) {
  return { '@context': 'https://schema.org', '@graph': [...things] } satisfies Graph
}
