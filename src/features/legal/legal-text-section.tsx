import { Box, chakra, Container, defineStyle, Heading, Span, Stack, Table, Text } from '@chakra-ui/react'
import type { LegalSection, LegalText, Period } from '#src/content/legal.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

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

const tableStyle = defineStyle({
  marginTop: '6',
  width: '100%',
  maxWidth: 'prose',
  borderCollapse: 'collapse',
  textStyle: 'body',
  '& th, & td': {
    padding: '0.75rem 1rem 0.75rem 0',
    borderBottom: '1px solid {colors.border.subtle}',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { textStyle: 'eyebrow', borderBottom: '2px solid {colors.border.strong}' },
  '& tbody th': { fontWeight: '700' },
  '& thead th:last-child, & td': { whiteSpace: 'nowrap', paddingInlineEnd: '0' },
  '& td': { fontWeight: '700' },
})

function PeriodTable({ periods, labelledBy }: { periods: ReadonlyArray<Period>; labelledBy: string }) {
  return (
    <Table.Root css={tableStyle} aria-labelledby={labelledBy}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">What we keep</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">How long</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {periods.map(({ label, period, why }) => (
          <Table.Row key={label}>
            <Table.ColumnHeader scope="row">
              {label}
              <Span display="block" textStyle="small" fontWeight="400" color="fg.muted" marginTop="1">
                {why}
              </Span>
            </Table.ColumnHeader>
            <Table.Cell>{period}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

const List = chakra('ol', {
  base: {
    listStyle: 'decimal',
    paddingInlineStart: '1.6em',
    marginTop: '2',
    '& li::marker': { color: 'fg.accent', fontWeight: '700' },
    '& a': {
      display: 'block',
      paddingBlock: '0.45rem',
      color: 'inherit',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '0.2em',
      _hover: { textDecorationColor: 'currentColor' },
    },
  },
})

const HEADING = 'On this page'

/** Links to the sections: beside the text on wide screens, collapsed on others. */
function TableOfContents({ sections }: { sections: ReadonlyArray<Pick<LegalSection, 'key' | 'heading'>> }) {
  const list = (
    <List>
      {sections.map(({ key, heading }) => (
        <li key={key}>
          <a href={`#${key}`}>{heading}</a>
        </li>
      ))}
    </List>
  )
  return (
    <nav aria-label={HEADING}>
      <Box
        display={{ base: 'none', lg: 'block' }}
        position="sticky"
        top="6.5rem"
        maxHeight="calc(100dvh - 8rem)"
        overflowY="auto"
      >
        <Text textStyle="eyebrow" color="fg.accent">
          {HEADING}
        </Text>
        {list}
      </Box>
      <chakra.details
        display={{ lg: 'none' }}
        padding="4"
        border="2px solid {colors.border.strong}"
        borderRadius="lg"
        backgroundColor="bg.surface"
      >
        <chakra.summary fontWeight="700" minHeight="1.75rem" cursor="pointer">
          {HEADING}
        </chakra.summary>
        {list}
      </chakra.details>
    </nav>
  )
}
