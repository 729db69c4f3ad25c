import { allBlogArticles } from 'contentlayer/generated'
import type { BlogArticle } from 'contentlayer/generated'
import { ARTICLES_PER_PAGE, articleUrl, blogPageCount, blogPageUrl, type Area } from '#src/lib/addresses.ts'
import { once } from './documents.ts'
import { picture, sharePicture, type PictureData, type SharePicture } from './pictures.ts'

/** The number of articles in a feed: feed readers poll it and keep earlier articles. */
export const ARTICLES_IN_FEED = 30

export type BlogCard = {
  id: number
  /** The address of the article. */
  to: string
  title: string
  summary: string
  topics: Array<string>
  readingMinutes: number
  cover: PictureData
}

export type BlogPage = { cards: Array<BlogCard>; page: number; pages: number; area: Area }

export type BlogPost = {
  id: number
  to: string
  title: string
  summary: string
  author: string
  publishedOn: string
  topics: Array<string>
  readingMinutes: number
  cover: PictureData
  html: string
  sources: Array<string>
  related: Array<BlogCard>
  /** The address of the blog page with this article's card, with the article's id as anchor (BLOG-17). */
  backTo: string
}

/** An article for a feed, with its picture in a format that every feed reader supports. */
export type BlogFeedEntry = Pick<
  BlogPost,
  'to' | 'title' | 'summary' | 'author' | 'publishedOn' | 'topics' | 'html' | 'sources'
> & { cover: SharePicture }

// Copies first: the generated array is shared by every page.
const articlesById = once(() => allBlogArticles.slice().sort((a, b) => a.id - b.id))
const placesById = once(
  () => new Map(articlesById().map((article, place) => [String(article.id), { article, place }])),
)

function card(article: BlogArticle, area: Area): BlogCard {
  const { id, title, excerpt, topics, readingMinutes, cover } = article
  const shown = { id, title, summary: excerpt, topics, readingMinutes, cover: picture('blog', cover) }
  return { ...shown, to: articleUrl(id, area) }
}

const RELATED_ARTICLES = 3

/** The articles with the most shared topics; among equals those with the next ids, and after the last the first. */
export function relatedTo<Article extends Pick<BlogArticle, 'topics'>>(
  article: Article,
  articles: ReadonlyArray<Article>,
): Array<Article> {
  const place = articles.indexOf(article)
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)]
  const shared = ({ topics }: Article) => topics.filter((topic) => article.topics.includes(topic)).length
  return others.sort((a, b) => shared(b) - shared(a)).slice(0, RELATED_ARTICLES)
}

/** One page of the blog, or null if it does not exist. Pages count from 1. */
export function blogPage(page: number, area: Area = ''): BlogPage | null {
  const articles = articlesById()
  const pages = blogPageCount(articles.length)
  if (!Number.isInteger(page) || page < 1 || page > pages) return null
  const start = (page - 1) * ARTICLES_PER_PAGE
  return {
    cards: articles.slice(start, start + ARTICLES_PER_PAGE).map((article) => card(article, area)),
    page,
    pages,
    area,
  }
}

/** An article by the number in its address, or null. */
export function blogPost(
  id: string | undefined,
  area: Area = '',
): (BlogPost & { coverToShare: SharePicture }) | null {
  const found = placesById().get(id ?? '')
  if (!found) return null
  const { article, place } = found
  return {
    id: article.id,
    to: articleUrl(article.id, area),
    title: article.title,
    summary: article.excerpt,
    author: article.author,
    publishedOn: article.publishedOn,
    topics: article.topics,
    readingMinutes: article.readingMinutes,
    cover: picture('blog', article.cover),
    coverToShare: sharePicture('blog', article.cover),
    html: article.body.html,
    sources: article.sources ?? [],
    related: relatedTo(article, articlesById()).map((other) => card(other, area)),
    backTo: `${blogPageUrl(Math.floor(place / ARTICLES_PER_PAGE) + 1, area)}#${article.id}`,
  }
}

/** The newest articles in full, newest first. */
export function blogFeedEntries(): Array<BlogFeedEntry> {
  return articlesById()
    .toReversed()
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, ARTICLES_IN_FEED)
    .map(({ id, title, excerpt, author, publishedOn, topics, body, sources, cover }) => ({
      to: articleUrl(id, ''),
      title,
      summary: excerpt,
      author,
      publishedOn,
      topics,
      html: body.html,
      sources: sources ?? [],
      cover: sharePicture('blog', cover),
    }))
}
