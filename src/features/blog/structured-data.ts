import type { BlogPosting } from 'schema-dts'
import type { BlogPost } from '#src/content/blog.ts'
import type { SharePicture } from '#src/content/pictures.ts'
import type { Head } from '#src/lib/head.ts'

type Article = Pick<BlogPost, 'to' | 'title' | 'summary' | 'author' | 'publishedOn' | 'topics'> & {
  coverToShare: SharePicture
}

/** An article for search engines (schema.org). */
export function articleStructuredData(
  article: Article,
  { siteName, siteUrl }: Pick<Head, 'siteName' | 'siteUrl'>,
) {
  const url = new URL(article.to, siteUrl).href
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    image: new URL(article.coverToShare.src, siteUrl).href,
    datePublished: article.publishedOn.slice(0, 10),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: siteName, url: new URL('/', siteUrl).href },
    keywords: article.topics,
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
  } satisfies BlogPosting
}
