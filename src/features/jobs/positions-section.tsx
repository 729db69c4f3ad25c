import { Blockquote, Box, Heading, Strong, Text, Wrap } from '@chakra-ui/react'
import type { Job } from '#src/content/jobs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { type Area, jobUrl } from '#src/lib/addresses.ts'
import { CardLink, linkedCard, RuledList } from '#src/ui/layout/card.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useNow } from '#src/ui/use-visitor-clock.ts'
import { ClosingDate, isOpen } from './closing-date.tsx'

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
