import { Box, chakra, Table } from '@chakra-ui/react'
import type { ImpactReportData } from '#src/content/impact-report.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'

type ReportSectionProps = {
  copy: PageSection
  report: Pick<ImpactReportData, 'cover' | 'pdf' | 'downloadLabel'>
}

export function ReportSection({ copy, report }: ReportSectionProps) {
  return (
    <Section
      headingId="report"
      copy={copy}
      tone="warm"
      columns={[7, 5]}
      alignItems="center"
      beside={
        <ExternalLinkButton href={report.pdf} download size="lg" marginTop="8">
          {report.downloadLabel}
        </ExternalLinkButton>
      }
    >
      <Box maxWidth="24rem" marginInline={{ lg: 'auto' }} rotate={{ md: '2deg' }}>
        <Picture
          picture={report.cover}
          sizes="(min-width: 30em) 24rem, 92vw"
          borderRadius="md"
          border="2px solid {colors.border.strong}"
        />
      </Box>
    </Section>
  )
}

const charts = [
  { name: 'courses', color: 'fg.brand' },
  { name: 'afterwards', color: 'fg.accent' },
  { name: 'costs', color: 'fg.accent' },
  { name: 'ages', color: 'fg.success' },
  { name: 'income', color: 'fg.success' },
  { name: 'spending', color: 'fg.brand' },
  { name: 'learners', color: 'fg.brand' },
  { name: 'diesel', color: 'fg.accent' },
] as const

const Total = chakra('div', {
  base: {
    display: 'flex',
    // Reversed: the label continues the figure, but in HTML a term precedes its definition.
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '6',
    borderRadius: 'lg',
    backgroundColor: 'bg.surface',
  },
})

export function ReportFigures({ heading, totals, charts: data }: ImpactReportData) {
  return (
    <Section headingId="figures" copy={{ heading }}>
      <Grid as="dl" columns={4} gap="4" marginTop="8">
        {totals.map(({ value, label }) => (
          <Total key={label}>
            <dt>{label}</dt>
            <Box as="dd" textStyle="title">
              {value}
            </Box>
          </Total>
        ))}
      </Grid>
      <Grid columns={2} from="lg" gap="12" marginTop="12" alignItems="start">
        {charts.map(({ name, color }) => (
          <BarTable key={name} color={color} {...data[name]} />
        ))}
      </Grid>
    </Section>
  )
}

type BarTableProps = {
  caption: string
  /** The headings of both columns, for screen readers. */
  row: string
  value: string
  /** `part` is the filled part of the value's bar. */
  rows: ReadonlyArray<{ label: string; value: number; part?: number; shown: string }>
  color: 'fg.brand' | 'fg.success' | 'fg.accent'
}

const Bar = chakra('span', {
  base: { flexShrink: '0', height: '1rem', borderEndRadius: 'sm', printColorAdjust: 'exact' },
})

/** A bar chart as a table: the bars are decorative, the figures are text. */
function BarTable({ caption, row, value: heading, rows, color }: BarTableProps) {
  const max = Math.max(...rows.map(({ value }) => value))
  return (
    <Table.Root width="100%" borderCollapse="collapse" textStyle="body">
      <Table.Caption captionSide="top" textStyle="cardTitle" textAlign="start" marginBottom="4">
        {caption}
      </Table.Caption>
      <Table.Header srOnly>
        <Table.Row>
          <Table.ColumnHeader scope="col">{row}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{heading}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ label, value, part = value, shown }) => (
          <Table.Row key={label}>
            <Table.ColumnHeader scope="row" display="block" fontWeight="400" textAlign="start" paddingTop="2">
              {label}
            </Table.ColumnHeader>
            <Table.Cell display="flex" alignItems="center" gap="3" paddingBottom="2" fontWeight="700">
              <Bar
                aria-hidden
                minWidth="1px"
                overflow="hidden"
                backgroundColor="bg.tint"
                // An inline style, as a class per width would add a rule to the page for each bar.
                style={{ width: `${(value / max) * 60}%` }}
              >
                <Bar
                  display="block"
                  backgroundColor={color}
                  style={{ width: `${value === 0 ? 0 : (part / value) * 100}%` }}
                />
              </Bar>
              {shown}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
