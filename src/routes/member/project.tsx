import { donationSettings } from '#src/content/donations.ts'
import { pageHead } from '#src/content/pages.ts'
import { project } from '#src/content/projects.ts'
import { ProjectDonation, ProjectSection } from '#src/features/donations/project-sections.tsx'
import type { Route } from './+types/project'

export function loader({ params }: { params: { slug?: string } }) {
  const found = project(params.slug)
  return {
    head: pageHead({ title: found.title, description: found.subtitle }),
    project: found,
    settings: donationSettings(),
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  const { project, settings } = loaderData
  return (
    <>
      <ProjectSection project={project} />
      <ProjectDonation project={project} settings={settings} />
    </>
  )
}
