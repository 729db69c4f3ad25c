import { blogPost } from '#src/content/blog.ts'
import { card } from '#src/content/cards.ts'
import { documentHead, pageCopy } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { siteAddress } from '#src/content/site-address.ts'
import { feedLinks } from '#src/features/blog/formats.ts'
import { articleStructuredData } from '#src/features/structured-data/pages.ts'
import { areaOf, articleUrl, blogPageUrl } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { ArticleSection } from '#src/features/blog/article-section.tsx'
import { RelatedArticlesSection } from '#src/features/blog/related-articles-section.tsx'
import type { Route } from './+types/blog-article'

type Args = { params: { id?: string }; request: { url: string } }

export function loader({ params, request }: Args) {
  const area = areaOf(request)
  const found = blogPost(params.id, area)
  if (!found) throw new Response('There is no article with this number.', { status: 404 })
  const { coverToShare: _coverToShare, ...post } = found
  return {
    head: documentHead({
      title: post.title,
      description: post.summary,
      type: 'article',
      publishedOn: post.publishedOn,
      sharePicture: card('blog', post.id),
    }),
    post,
    // Generated here, so that no script contains the code for it. The member area is not indexed.
    structured: area === '' ? structuredData(found) : null,
  }
}

function structuredData(article: NonNullable<ReturnType<typeof blogPost>>) {
  const above = [
    { name: pageCopy('home').title, path: '/' },
    { name: pageCopy('blog').title, path: blogPageUrl(1) },
  ]
  return articleStructuredData(article, above, { name: readSite().name, site: siteAddress() })
}

export function meta({ loaderData: { head, post, structured } }: Route.MetaArgs) {
  return [
    ...headMeta(head, post.to, articleUrl(post.id, '')),
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ]
}

export const links = feedLinks

export default function BlogArticleRoute({ loaderData }: Route.ComponentProps) {
  const { post } = loaderData
  return (
    <>
      <ArticleSection post={post} />
      <RelatedArticlesSection articles={post.related} />
    </>
  )
}
