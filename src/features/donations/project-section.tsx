import { Box, Container, Heading, Text, Wrap } from '@chakra-ui/react'
import type { ProjectDetails } from '#src/content/projects.ts'
import { DonateButton } from './donate-button.tsx'
import { projectUrl } from '#src/lib/addresses.ts'
import { MEMBER_HOME } from '#src/lib/addresses.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { FundsSection } from './funds-section.tsx'
import { ProjectProgress } from './project-progress.tsx'

const TITLE_ID = 'project-title'

/**
 * A project in full: its story and the use of its funds; on wide screens its sums and the donate button are sticky
 * beside them.
 */
export function ProjectSection({ project }: { project: ProjectDetails }) {
  return (
    <Box as="article" aria-labelledby={TITLE_ID} paddingBlock={{ base: '6', md: '12' }}>
      <Container>
        <BackLink to={MEMBER_HOME}>All projects</BackLink>
        <Grid columns={[7, 5]} from="lg" columnGap="16" rowGap="8" marginTop="8" alignItems="start">
          <Box as="header">
            <Heading as="h1" id={TITLE_ID} textStyle="display" hyphens="auto">
              {project.title}
            </Heading>
            <Text textStyle="lead" marginTop="5">
              {project.subtitle}
            </Text>
          </Box>
          <Picture
            picture={project.picture}
            sizes="(min-width: 80em) 44rem, (min-width: 64em) 55vw, 93vw"
            priority
            borderRadius="lg"
          />
          <Box
            as="aside"
            aria-label="Progress"
            position={{ lg: 'sticky' }}
            top="6.5rem"
            gridColumn={{ lg: '2' }}
            gridRow={{ lg: '1 / span 4' }}
            padding={{ base: '5', md: '8' }}
            borderRadius="lg"
            backgroundColor="bg.surface"
            border="2px solid {colors.border.strong}"
          >
            <ProjectProgress project={project} />
            <Wrap gap="3" marginTop="6" alignItems="center" columnGap="5">
              <DonateButton slug={project.slug} describedBy={TITLE_ID} />
              <CopyLink to={projectUrl(project.slug)}>Copy link to this project</CopyLink>
            </Wrap>
          </Box>
          <Box css={{ '& p:first-of-type': { fontSize: 'xl', lineHeight: '1.5' } }}>
            <Prose html={project.html} />
          </Box>
          <FundsSection project={project} />
        </Grid>
      </Container>
    </Box>
  )
}
