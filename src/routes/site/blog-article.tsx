import { blogPost } from '#src/content/blog.ts'
import { card } from '#src/content/cards.ts'
import { documentHead } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { siteAddress } from '#src/content/site-address.ts'
import { pageGraph } from '#src/content/structured-data.ts'
import { feedLinks } from '#src/features/blog/formats.ts'
import { articleStructuredData } from '#src/features/blog/structured-data.ts'
import { areaOf, articleUrl } from '#src/lib/addresses.ts'
import { ArticleSection, RelatedArticlesSection } from '#src/features/blog/article-section.tsx'
import type { Route } from './+types/blog-article'

export function loader({ params, request }: { params: { id?: string }; request: { url: string } }) {
  const area = areaOf(request)
  const found = blogPost(params.id, area)
  const { coverToShare: _coverToShare, ...post } = found
  const way = [{ name: post.title, path: post.to }]
  const publisher = { name: readSite().name, site: siteAddress() }
  return {
    head: documentHead({
      title: post.title,
      description: post.summary,
      type: 'article',
      publishedOn: post.publishedOn,
      sharePicture: card('blog', post.id),
      canonicalPath: articleUrl(post.id, ''),
    }),
    post,
    // The member area is not indexed.
    structured: area === '' ? pageGraph('blog', way, articleStructuredData(found, publisher)) : null,
  }
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
