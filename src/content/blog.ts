import { allBlogArticles, type BlogArticle } from 'contentlayer/generated'
import { ARTICLES_PER_PAGE, articleUrl, blogPageCount, blogPageUrl, type Area } from '#src/lib/addresses.ts'
import { notFound, shown } from './documents.ts'
import { sharePicture } from './pictures.ts'

/** The number of articles in a feed: feed readers poll it and keep earlier articles. */
export const ARTICLES_IN_FEED = 30

export type BlogCard = ReturnType<typeof card>
export type BlogPage = ReturnType<typeof blogPage>
export type BlogPost = Omit<ReturnType<typeof blogPost>, 'coverToShare'>
export type BlogFeedEntry = ReturnType<typeof blogFeedEntries>[number]

const articlesById = () => allBlogArticles.toSorted((a, b) => a.id - b.id)

function card(article: BlogArticle, area: Area) {
  const { excerpt, ...shared } = shown(article, 'id', 'title', 'excerpt', 'topics', 'readingMinutes', 'cover')
  return { ...shared, summary: excerpt, to: articleUrl(article.id, area) }
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

/** One page of the blog. Pages count from 1. */
export function blogPage(page: number, area: Area = '') {
  const articles = articlesById()
  const pages = blogPageCount(articles.length)
  if (!Number.isInteger(page) || page < 1 || page > pages) throw notFound()
  const start = (page - 1) * ARTICLES_PER_PAGE
  const cards = articles.slice(start, start + ARTICLES_PER_PAGE).map((article) => card(article, area))
  return { cards, page, pages, area }
}

/** An article by the number in its address. */
export function blogPost(id: string | undefined, area: Area = '') {
  const articles = articlesById()
  const place = articles.findIndex((article) => String(article.id) === id)
  const article = articles[place]
  if (!article) throw notFound()
  return {
    ...card(article, area),
    ...wholeText(article),
    related: relatedTo(article, articles).map((other) => card(other, area)),
    /** The address of the blog page with this article's card, with the article's id as anchor (BLOG-17). */
    backTo: `${blogPageUrl(Math.floor(place / ARTICLES_PER_PAGE) + 1, area)}#${article.id}`,
    coverToShare: sharePicture('blog', article.cover),
  }
}

function wholeText({ author, publishedOn, body, sources = [] }: BlogArticle) {
  return { author, publishedOn, html: body.html, sources }
}

/** The newest articles in full, newest first, with pictures in a format that every feed reader supports. */
export function blogFeedEntries() {
  return articlesById()
    .toReversed()
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, ARTICLES_IN_FEED)
    .map((article) => ({
      ...card(article, ''),
      ...wholeText(article),
      cover: sharePicture('blog', article.cover),
    }))
}
