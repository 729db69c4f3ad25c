import { blogPost } from '#src/content/blog.ts'
import { documentHead } from '#src/content/pages.ts'
import { feedLinks } from '#src/features/blog/formats.ts'
import { articleStructuredData } from '#src/features/blog/structured-data.ts'
import { areaOf, articleUrl } from '#src/lib/addresses.ts'
import { ArticleSection, RelatedArticlesSection } from '#src/features/blog/article-section.tsx'
import type { Route } from './+types/blog-article'

export function loader({ params, request }: { params: { id?: string }; request: { url: string } }) {
  const area = areaOf(request)
  const { coverToShare, ...post } = blogPost(params.id, area)
  const head = documentHead('blog', post.id, {
    title: post.title,
    description: post.summary,
    type: 'article',
    publishedOn: post.publishedOn,
    canonicalPath: articleUrl(post.id, ''),
  })
  // The member area is not indexed.
  const structured = area === '' ? articleStructuredData({ ...post, coverToShare }, head) : null
  return { head, post, structured }
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
