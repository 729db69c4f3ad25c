import { blogFeedEntries } from '#src/content/blog.ts'
import { notFound } from '#src/content/documents.ts'
import { pageCopy, pageHead } from '#src/content/pages.ts'
import { blogFeed } from '#src/features/blog/blog-feed.ts'
import { FEEDS, type FeedFormat } from '#src/features/blog/formats.ts'

/** The feeds of the blog: /rss.xml, /atom.xml and /feed.json */
export function loader({ request }: { request: { url: string } }) {
  const { pathname } = new URL(request.url)
  const format = (Object.keys(FEEDS) as Array<FeedFormat>).find((key) => FEEDS[key].path === pathname)
  if (!format) throw notFound()
  const feed = blogFeed(blogFeedEntries(), pageHead(pageCopy('blog')), format)
  return new Response(feed, { headers: { 'Content-Type': `${FEEDS[format].type}; charset=utf-8` } })
}
