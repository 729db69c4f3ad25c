import { blogPost } from '#src/content/blog.ts'
import { pageHead } from '#src/content/pages.ts'
import { feedLinks } from '#src/features/feeds/formats.ts'
import { areaOf } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { ArticleSection } from '#src/sections/blog/article-section.tsx'
import { RelatedArticlesSection } from '#src/sections/blog/related-articles-section.tsx'
import type { Route } from './+types/blog-article'

type Args = { params: { id?: string }; request: { url: string } }

export function loader({ params, request }: Args) {
  const found = blogPost(params.id, areaOf(request))
  if (!found) throw new Response('There is no article with this number.', { status: 404 })
  const { sharePicture, ...post } = found
  return { head: pageHead({ title: post.title, description: post.summary, sharePicture }), post }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, loaderData.post.to)
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
