import { donationSettings } from '#src/content/donations.ts'
import { readPage } from '#src/content/pages.ts'
import { featuredProject } from '#src/content/projects.ts'
import { FeaturedSection, ProjectDonation } from '#src/features/donations/project-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/featured-projects'

export function loader() {
  return { ...readPage('featured-projects'), project: featuredProject(), settings: donationSettings() }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function FeaturedProjectsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, project, settings } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <FeaturedSection project={project} />
      <ProjectDonation project={project} settings={settings} />
    </>
  )
}
