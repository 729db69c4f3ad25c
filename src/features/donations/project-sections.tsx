import { Box, chakra, Container, Heading, Progress, Span, Stack, Strong, Text, Wrap } from '@chakra-ui/react'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { DonationSettings } from '#src/content/donations.ts'
import type { Project, ProjectDetails } from '#src/content/projects.ts'
import { MEMBER_HOME, projectUrl } from '#src/lib/addresses.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { CopyLink } from '#src/ui/copy.tsx'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { Band, Section } from '#src/ui/layout/section.tsx'
import { CardList, Grid } from '#src/ui/layout/flow.tsx'
import { BackLink } from '#src/ui/links.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { DonateButton, DonationDialog } from './donation-dialog.tsx'

export function ProjectsSection({ projects }: { projects: ReadonlyArray<Project> }) {
  return (
    <Section headingId="projects" copy={{ heading: 'Projects' }} tone="tint">
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
  const { slug, title, subtitle, picture } = project
  const titleId = `project-${slug}`
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
            <CardLink to={projectUrl(slug)} prefetch="intent">
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

const FEATURED_ID = 'featured-project'

export function FeaturedSection({ project }: { project: Project }) {
  return (
    <Band tone="cool" aria-labelledby={FEATURED_ID}>
      <Container>
        <Grid columns={[7, 5]} from="lg" gap={{ base: '8', lg: '16' }} alignItems="center">
          <Picture
            picture={project.picture}
            sizes="(min-width: 80em) 44rem, (min-width: 64em) 55vw, 93vw"
            borderRadius="lg"
            border="2px solid {colors.border.strong}"
          />
          <div>
            <Heading id={FEATURED_ID} textStyle="title">
              {project.title}
            </Heading>
            <Text textStyle="lead" marginTop="4" marginBottom="6">
              {project.subtitle}
            </Text>
            <Box padding={{ base: '5', md: '6' }} borderRadius="lg" backgroundColor="bg.surface">
              <ProjectProgress project={project} />
            </Box>
            <Wrap marginTop="6" gap="4">
              <DonateButton slug={project.slug} describedBy={FEATURED_ID} />
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

const dollars = (amount: number) => formatMoney(toMinorUnits(amount), 'USD')

const Line = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
})

function ProjectProgress({ project }: { project: Project }) {
  const { title, goal, goalFor, raised, percent, donations, toGo } = project
  return (
    <div>
      <Progress.Root value={percent}>
        <Progress.Track aria-label={`Raised for ${title}`}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Line marginTop="3">
        <Strong fontWeight="700">{dollars(raised)} raised</Strong>
        <Span color="fg.muted">{toGo === undefined ? `${percent}% raised` : `${dollars(toGo)} to go`}</Span>
      </Line>
      <Line textStyle="small" color="fg.muted">
        <span>
          Goal: {dollars(goal)}
          {goalFor && ` ${goalFor}`}
        </span>
        {donations !== undefined && <span>{donations.toLocaleString('en-GB')} donations</span>}
      </Line>
    </div>
  )
}

type ProjectDonationProps = { project: { slug: string; title: string }; settings: DonationSettings }

/** The donation dialog for a project, with the member's data filled in. */
export function ProjectDonation({ project, settings }: ProjectDonationProps) {
  const { first_name: firstName, surname: lastName, email, phone_number: phone } = useCurrentUser()
  return (
    <DonationDialog causes={[project]} settings={settings} donor={{ firstName, lastName, email, phone }} />
  )
}
