import { Box, chakra, Heading, Span, Stack, Text } from '@chakra-ui/react'
import type { Project } from '#src/content/projects.ts'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { projectUrl } from '#src/lib/addresses.ts'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { ProjectProgress } from './project-progress.tsx'

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

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: 'lg',
    backgroundColor: 'bg.surface',
  },
})

function ProjectCard({ project }: { project: Project }) {
  const { title, subtitle, picture } = project
  const titleId = `project-${project.slug}`
  return (
    <Card {...linkedCard} aria-labelledby={titleId}>
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 45vw, 100vw"
        aspectRatio="16 / 9"
        objectPosition="center"
        alt=""
      />
      <Stack flexGrow="1" gap="5" padding={{ base: '5', md: '8' }}>
        <div>
          <Heading as="h3" id={titleId} textStyle="cardTitle">
            <CardLink to={projectUrl(project.slug)} prefetch="intent">
              {title}
            </CardLink>
          </Heading>
          <Text marginTop="3" textStyle="body">
            {subtitle}
          </Text>
          <Span display="inline-block" marginTop="3" color="fg.accent" fontWeight="700" aria-hidden>
            Read its story
          </Span>
        </div>
        <Box marginTop="auto">
          <ProjectProgress project={project} />
        </Box>
      </Stack>
    </Card>
  )
}
