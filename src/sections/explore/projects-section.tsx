import { chakra } from '@chakra-ui/react'
import type { Project } from '#src/content/projects.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { ProjectCard } from './project-card.tsx'

/** The projects members can follow. */
export function ProjectsSection({
  heading,
  projects,
}: {
  heading: string
  projects: ReadonlyArray<Project>
}) {
  return (
    <Band ground="tint" aria-labelledby="projects">
      <Container>
        <chakra.h2 id="projects" textStyle="title">
          {heading}
        </chakra.h2>
        <chakra.ul
          marginTop="8"
          display="grid"
          gap={{ base: '6', md: '8' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {projects.map((project) => (
            <chakra.li key={project.slug} display="grid">
              <ProjectCard project={project} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}
