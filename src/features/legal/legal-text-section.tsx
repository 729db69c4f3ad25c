import { Box, Container, Heading, Stack, Text } from '@chakra-ui/react'
import type { LegalSection, LegalText } from '#src/content/legal.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { PeriodTable } from './period-table.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** A legal text in full. Its table of contents is sticky beside it, and collapsed above it on small screens. */
export function LegalTextSection({ text }: { text: LegalText }) {
  const { heading, intro, changedOn, sections } = text
  return (
    <Box as="article" paddingBlock={{ base: '8', md: '14' }}>
      <Container>
        <Box as="header" maxWidth="46rem">
          <Heading as="h1" textStyle="display">
            {heading}
          </Heading>
          <Prose html={intro} marginTop="5" />
          <Text marginTop="4" textStyle="small" color="fg.muted">
            Last changed on <time dateTime={changedOn}>{formatDay(changedOn)}</time>
          </Text>
        </Box>
        <Grid columns={[4, 8]} from="lg" gap={{ base: '8', lg: '16' }} marginTop={{ base: '8', lg: '12' }}>
          <TableOfContents sections={sections} />
          <Stack gap="12">
            {sections.map((section) => (
              <TextSection key={section.key} section={section} />
            ))}
          </Stack>
        </Grid>
      </Container>
    </Box>
  )
}

function TextSection({ section }: { section: LegalSection }) {
  const { key, heading, html, periods } = section
  return (
    <section aria-labelledby={key}>
      {/* Keeps the sticky header from covering the heading. */}
      <Heading id={key} textStyle="subtitle" scrollMarginTop="6.5rem" marginBottom="4">
        {heading}
      </Heading>
      <Prose html={html} />
      {periods.length > 0 && <PeriodTable periods={periods} labelledBy={key} />}
    </section>
  )
}
