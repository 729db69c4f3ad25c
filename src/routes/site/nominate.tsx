import { awardCategories, awardsName } from '#src/content/awards.ts'
import { readPage } from '#src/content/pages.ts'
import { CategoriesSection } from '#src/features/nominations/categories-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/nominate'

export function loader() {
  return { ...readPage('nominate'), awards: awardsName, categories: awardCategories() }
}

export default function NominateRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, awards, categories } = loaderData
  return (
    <>
      <PageHero {...hero} tone="dark" />
      <CategoriesSection copy={copy.categories} awards={awards} categories={categories} />
    </>
  )
}
