import { Blockquote, Box, Container, Heading, Strong, Text, Wrap } from '@chakra-ui/react'
import { startOfDay } from '#contract/days.ts'
import type { Job, JobDetails } from '#src/content/jobs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { jobsUrl, jobUrl, type Area } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { CardLink, linkedCard, RuledList } from '#src/ui/layout/card.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { BackLink } from '#src/ui/links.tsx'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useNow } from '#src/ui/use-visitor-clock.ts'

const DAY_MS = 86_400_000

/** Whether applications are accepted: until the end of the last day in Lagos, and until the time is known. */
export function isOpen(closesOn: string, now: Date | null): boolean {
  return now === null || now.getTime() < startOfDay(closesOn) + DAY_MS
}

function ClosingDate({ closesOn, now }: { closesOn: string; now: Date | null }) {
  return (
    <>
      {isOpen(closesOn, now) ? 'Apply by ' : 'Closed on '}
      <time dateTime={closesOn}>{formatDay(closesOn)}</time>
    </>
  )
}

/** A position in full; its facts and, while it is open, the apply button are sticky beside the text. */
export function JobSection({ job, area }: { job: JobDetails; area: Area }) {
  const { role, location, employment, closesOn, applyTo, html } = job
  const now = useNow()
  const canApply = isOpen(closesOn, now)
  return (
    <Box as="article" paddingBlock={{ base: '6', md: '12' }}>
      <Container>
        <BackLink to={jobsUrl(area)}>All jobs</BackLink>
        <Grid columns={[5, 7]} from="lg" gap={{ base: '8', lg: '16' }} marginTop="8" alignItems="start">
          <Box as="header" position={{ lg: 'sticky' }} top="6.5rem">
            <Heading as="h1" textStyle="display" hyphens="auto">
              {role}
            </Heading>
            <Box
              marginTop="6"
              padding="6"
              borderRadius="lg"
              border="2px solid {colors.border.strong}"
              backgroundColor="bg.surface"
            >
              <p>{location}</p>
              <p>{employment}</p>
              <Text fontWeight="700" marginTop="2">
                <ClosingDate closesOn={closesOn} now={now} />
              </Text>
              {!canApply && (
                <Text marginTop="2">This position is closed: we no longer take applications for it.</Text>
              )}
              <Wrap gap="3" marginTop="5" alignItems="center" columnGap="5">
                {canApply && (
                  <ExternalLinkButton
                    href={`mailto:${applyTo}?subject=${encodeURIComponent(`Application: ${role}`)}`}
                    size="lg"
                  >
                    Apply by email
                  </ExternalLinkButton>
                )}
              </Wrap>
              <Box marginTop="3" marginInlineStart="-3">
                <ShareLinks path={jobUrl(job.slug, '')} title={role} />
              </Box>
            </Box>
          </Box>
          <Box css={{ '& p:first-of-type': { fontSize: 'lg', lineHeight: '1.55' } }}>
            <Prose html={html} />
          </Box>
        </Grid>
      </Container>
    </Box>
  )
}

type PositionsSectionProps = { copy: PageSection; jobs: ReadonlyArray<Job>; area: Area }

/** 'Full-Time Positions': open ones first, each leading to its page. */
export function PositionsSection({ copy, jobs, area }: PositionsSectionProps) {
  const now = useNow()
  const open = jobs.filter(({ closesOn }) => isOpen(closesOn, now))
  const closed = jobs.filter((job) => !open.includes(job))
  return (
    <Section headingId="positions" copy={copy} tone="cool" columns={[4, 7]} isHeadingSticky>
      {open.length === 0 && (
        <Text textStyle="lead" marginBottom="8">
          No position is open at the moment.
          {area !== '' && ' Leave your address below, and we write when one is.'}
        </Text>
      )}
      {jobs.length > 0 && (
        <RuledList>
          {[...open, ...closed].map((job) => (
            <Box as="li" key={job.slug} {...linkedCard} paddingBlock="6">
              <Heading as="h3" textStyle="subtitle">
                <CardLink to={jobUrl(job.slug, area)} prefetch="intent">
                  {job.role}
                </CardLink>
              </Heading>
              <Wrap gap="3" as="p" columnGap="5" rowGap="1" marginTop="3">
                <span>{job.location}</span>
                <span>{job.employment}</span>
                <Strong fontWeight="700">
                  <ClosingDate closesOn={job.closesOn} now={now} />
                </Strong>
              </Wrap>
            </Box>
          ))}
        </RuledList>
      )}
    </Section>
  )
}

/** An anonymous quote of a colleague. */
export function VoiceSection({ copy: { eyebrow, heading, text } }: { copy: PageSection }) {
  return (
    <Section headingId="voice" copy={{ eyebrow, heading }} tone="rose" columns={[4, 7]}>
      {text && (
        <Blockquote.Root>
          <Blockquote.Content margin="0" css={{ '& p': { fontSize: 'xl', lineHeight: '1.5' } }}>
            <Prose html={text.html} />
          </Blockquote.Content>
        </Blockquote.Root>
      )}
    </Section>
  )
}
