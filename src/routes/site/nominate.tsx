import { awardCategories, awardsName } from '#src/content/awards.ts'
import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { headMeta } from '#src/lib/head.ts'
import { CategoriesSection } from '#src/sections/nominate/categories-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import type { Route } from './+types/nominate'

export function loader() {
  const page = pageCopy('nominate')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    actions: page.actions ?? [],
    words: pageSection(page, 'categories'),
    awards: awardsName(),
    categories: awardCategories(),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/nominate' }) : []
}

export default function NominateRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, actions, words, awards, categories } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} tone="dark">
        {actions.map((action) => (
          <ActionButton key={action.to} action={action} look="highlight" size="lg" />
        ))}
      </PageHero>
      <CategoriesSection words={words} awards={awards} categories={categories} />
    </>
  )
}
