import { pageCopy, pageHead } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { exploreProjects } from '#src/content/projects.ts'
import { headMeta } from '#src/lib/head.ts'
import { ProjectsSection } from '#src/sections/explore/projects-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import type { Route } from './+types/explore'

export function loader() {
  const page = pageCopy('explore')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    projects: exploreProjects(),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  // Searching for it would lead people to a closed door.
  return [...headMeta(loaderData.head, { path: '/explore' }), { name: 'robots', content: 'noindex' }]
}

export default function ExploreRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, projects } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} />
      <ProjectsSection heading="Projects" projects={projects} />
    </>
  )
}
