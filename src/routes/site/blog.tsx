import { blogPage } from '#src/content/blog.ts'
import { blogPageUrl } from '#src/lib/addresses.ts'
import { pageCopy, pageHead } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { headMeta } from '#src/lib/head.ts'
import { ArticleListSection } from '#src/sections/blog/article-list-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import type { Route } from './+types/blog'

export function loader({ params }: { params: { page?: string } }) {
  const page = pageCopy('blog')
  const list = blogPage(Number(params.page ?? 1))
  if (!list) throw new Response('There is no such page of the blog.', { status: 404 })
  return {
    head: pageHead(list.page === 1 ? page : { ...page, title: `${page.title}, page ${list.page}` }),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    list,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: blogPageUrl(loaderData.list.page) }) : []
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, list } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} />
      <ArticleListSection list={list} />
    </>
  )
}
