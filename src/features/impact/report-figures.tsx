import { Box, chakra } from '@chakra-ui/react'
import type { ImpactReportData } from '#src/content/impact-report.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { BarTable } from './bar-table.tsx'

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

/** The figures of the report, as in its PDF. */
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
