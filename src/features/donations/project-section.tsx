import { Box, Container, Heading, Strong, Text, Wrap } from '@chakra-ui/react'
import type { ProjectDetails } from '#src/content/projects.ts'
import { MEMBER_HOME, projectUrl } from '#src/lib/addresses.ts'
import { BackLink } from '#src/ui/links.tsx'
import { CopyLink } from '#src/ui/copy.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { DonateButton } from './donation-dialog.tsx'
import { dollars, ProjectProgress } from './projects-section.tsx'

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
          <Prose html={project.html} hasLead />
          <FundsSection project={project} />
        </Grid>
      </Container>
    </Box>
  )
}

/** The use of a project's funds: each item with its share as a bar. */
function FundsSection({ project: { goal, funds } }: { project: ProjectDetails }) {
  const largest = Math.max(...funds.map(({ amount }) => amount))
  return (
    <section aria-labelledby="use-of-funds">
      <Heading id="use-of-funds" textStyle="subtitle">
        Use of funds
      </Heading>
      <Text textStyle="body" marginTop="3">
        What the goal of {dollars(goal)} pays for, down to the last dollar.
      </Text>
      <Box as="ul" display="grid" gap="5" marginTop="6">
        {funds.map(({ item, amount }) => (
          <li key={item}>
            <Wrap gap="3" justifyContent="space-between" alignItems="baseline" columnGap="5" rowGap="0">
              <span>{item}</span>
              <Strong fontWeight="700" fontVariantNumeric="tabular-nums">
                {dollars(amount)}
              </Strong>
            </Wrap>
            <Box
              aria-hidden
              height="0.5rem"
              marginTop="2"
              borderRadius="full"
              backgroundColor="fg.brand"
              style={{ width: `${(100 * amount) / largest}%` }}
            />
          </li>
        ))}
      </Box>
    </section>
  )
}
