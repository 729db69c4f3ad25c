import { pageCopy, pageIntro } from '#src/content/pages.ts'
import { exploreProjects } from '#src/content/projects.ts'
import { headMeta } from '#src/lib/head.ts'
import { ProjectsSection } from '#src/sections/explore/projects-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import type { Route } from './+types/explore'

export function loader() {
  const page = pageCopy('explore')
  return {
    ...pageIntro(page),
    projects: exploreProjects(),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  // Not for search engines: visitors cannot open it.
  return [...headMeta(loaderData.head, '/explore'), { name: 'robots', content: 'noindex' }]
}

export default function ExploreRoute({ loaderData }: Route.ComponentProps) {
  const { hero, projects } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <ProjectsSection heading="Projects" projects={projects} />
    </>
  )
}
