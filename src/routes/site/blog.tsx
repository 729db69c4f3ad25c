import { blogPage } from '../../content/blog'
import { blogPageUrl } from '../../content/blog-pages'
import { pageCopy, pageHead } from '../../content/pages'
import { picture } from '../../content/pictures'
import { headMeta } from '../../lib/head'
import { ArticleListSection } from '../../sections/blog/article-list-section'
import { PageHero } from '../../sections/shared/page-hero'
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
