import { Box, Container, Heading, Text, Wrap } from '@chakra-ui/react'
import { DonateButton } from './donate-button.tsx'
import type { Project } from '#src/content/projects.ts'
import { projectUrl } from '#src/lib/addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { ProjectProgress } from './project-progress.tsx'

const TITLE_ID = 'featured-project'

export function FeaturedSection({ project }: { project: Project }) {
  return (
    <Band tone="cool" aria-labelledby={TITLE_ID}>
      <Container>
        <Grid columns={[7, 5]} from="lg" gap={{ base: '8', lg: '16' }} alignItems="center">
          <Picture
            picture={project.picture}
            sizes="(min-width: 80em) 44rem, (min-width: 64em) 55vw, 93vw"
            borderRadius="lg"
            border="2px solid {colors.border.strong}"
          />
          <div>
            <Heading id={TITLE_ID} textStyle="title">
              {project.title}
            </Heading>
            <Text textStyle="lead" marginTop="4" marginBottom="6">
              {project.subtitle}
            </Text>
            <Box padding={{ base: '5', md: '6' }} borderRadius="lg" backgroundColor="bg.surface">
              <ProjectProgress project={project} />
            </Box>
            <Wrap marginTop="6" gap="4">
              <DonateButton slug={project.slug} describedBy={TITLE_ID} />
              <LinkButton to={projectUrl(project.slug)} look="outline" size="lg">
                Read its story
              </LinkButton>
            </Wrap>
          </div>
        </Grid>
      </Container>
    </Band>
  )
}
