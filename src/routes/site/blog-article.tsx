import { blogPost } from '#src/content/blog.ts'
import { pageHead } from '#src/content/pages.ts'
import { headMeta } from '#src/lib/head.ts'
import { ArticleSection } from '#src/sections/blog/article-section.tsx'
import { RelatedArticlesSection } from '#src/sections/blog/related-articles-section.tsx'
import type { Route } from './+types/blog-article'

export function loader({ params }: { params: { id?: string } }) {
  const found = blogPost(params.id)
  if (!found) throw new Response('There is no article with this number.', { status: 404 })
  const { sharePicture, ...post } = found
  return { head: pageHead({ title: post.title, description: post.summary, sharePicture }), post }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, `/blog/${loaderData.post.id}`)
}

export default function BlogArticleRoute({ loaderData }: Route.ComponentProps) {
  const { post } = loaderData
  return (
    <>
      <ArticleSection post={post} />
      <RelatedArticlesSection articles={post.related} />
    </>
  )
}
