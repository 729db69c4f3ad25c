import type { BlogPosting } from 'schema-dts'
import type { BlogPost } from '#src/content/blog.ts'
import type { SharePicture } from '#src/content/pictures.ts'

type Article = Pick<BlogPost, 'to' | 'title' | 'summary' | 'author' | 'publishedOn' | 'topics'> & {
  coverToShare: SharePicture
}

type Publisher = {
  name: string
  /** The URL of the site, such as https://example.org */
  site: string
}

/** An article for search engines (schema.org). */
export function articleStructuredData(article: Article, { name, site }: Publisher) {
  const url = new URL(article.to, site).href
  return {
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
}
