import { blogPage } from '#src/content/blog.ts'
import { pageCopy, pageIntro, type Page } from '#src/content/pages.ts'
import { feedLinks } from '#src/features/blog/formats.ts'
import { areaOf, blogPageUrl } from '#src/lib/addresses.ts'
import { ArticleListSection } from '#src/features/blog/article-list-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/blog'

export function loader({ params, request }: { params: { page?: string }; request: { url: string } }) {
  const page = pageCopy('blog')
  const list = blogPage(Number(params.page ?? 1), areaOf(request))
  return {
    ...pageIntro(list.page === 1 ? page : numbered(page, list.page), {
      canonicalPath: blogPageUrl(list.page),
    }),
    list,
  }
}

function numbered(page: Page, number: number): Page {
  const [title, description] = [`${page.title}, page ${number}`, `Page ${number}. ${page.description}`]
  return { ...page, title, description }
}

export const links = feedLinks

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { hero, list } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <ArticleListSection list={list} />
    </>
  )
}
