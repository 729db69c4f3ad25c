import { Box } from '@chakra-ui/react'
import type { Project } from '#src/content/projects.ts'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ProjectCard } from './project-card.tsx'

export function ProjectsSection({
  heading,
  projects,
}: {
  heading: string
  projects: ReadonlyArray<Project>
}) {
  return (
    <Section headingId="projects" copy={{ heading }} tone="tint">
      <CardList columns={2} gap={{ base: '6', md: '8' }} marginTop="8">
        {projects.map((project) => (
          <Box as="li" key={project.slug} display="grid">
            <ProjectCard project={project} />
          </Box>
        ))}
      </CardList>
    </Section>
  )
}
