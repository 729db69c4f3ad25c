import { readPage } from '#src/content/pages.ts'
import { exploreProjects } from '#src/content/projects.ts'
import { ProjectsSection } from '#src/features/donations/project-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/explore'

export function loader() {
  return { ...readPage('explore'), projects: exploreProjects() }
}

export default function ExploreRoute({ loaderData }: Route.ComponentProps) {
  const { hero, projects } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <ProjectsSection projects={projects} />
    </>
  )
}
