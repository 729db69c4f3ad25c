import { Box, Container, Heading, Text, Wrap } from '@chakra-ui/react'
import type { JobDetails } from '#src/content/jobs.ts'
import { ClosingDate, isOpen } from './closing-date.tsx'
import { jobsUrl, jobUrl, type Area } from '#src/lib/addresses.ts'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { BackLink } from '#src/ui/back-link.tsx'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useNow } from '#src/ui/use-visitor-clock.ts'

/** A position in full; its facts and, while it is open, the apply button are sticky beside the text. */
export function JobSection({ job, area }: { job: Omit<JobDetails, 'excerpt'>; area: Area }) {
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
