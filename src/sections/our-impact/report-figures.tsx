import { chakra } from '@chakra-ui/react'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { ImpactReportData } from '#src/content/impact-report.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { BarTable, type BarRow } from './bar-table.tsx'

const naira = (amount: number) => formatMoney(toMinorUnits(amount), 'NGN')

type Amounts = ImpactReportData['figures']['spent']

const amountRows = (amounts: Amounts): Array<BarRow> =>
  amounts.map(({ label, amount }) => ({ label, value: amount, shown: naira(amount) }))

const Total = chakra('div', {
  base: { padding: '6', borderRadius: 'lg', backgroundColor: 'bg.surface' },
})

/** The figures of the report, the same as in its PDF. */
export function ReportFigures({ year, figures }: Pick<ImpactReportData, 'year' | 'figures'>) {
  const { started, finished, finishedPercent, costPerGraduate, totalIncome, totalSpent } = figures
  const totals = [
    { value: String(started), label: 'learners started a course' },
    { value: String(finished), label: `finished it, ${finishedPercent} of a hundred` },
    { value: naira(costPerGraduate), label: 'is what the courses cost for each of them' },
    { value: String(figures.courses.length), label: 'courses in Lagos' },
  ]
  return (
    <Section headingId="figures" words={{ heading: `${year} in figures` }}>
      <Grid as="dl" columns={4} gap="4" marginTop="8">
        {totals.map(({ value, label }) => (
          <Total key={label}>
            <dt>{label}</dt>
            <chakra.dd textStyle="title">{value}</chakra.dd>
          </Total>
        ))}
      </Grid>
      <Grid columns={2} from="lg" gap="12" marginTop="12" alignItems="start">
        <BarTable
          caption="Who started, who finished"
          headings={['Course', 'Finished']}
          rows={figures.courses.map((course) => ({
            label: `${course.name}, ${course.place}`,
            value: course.started,
            shown: `${course.finished} of ${course.started}`,
          }))}
        />
        <BarTable
          caption="What graduates did six months later"
          headings={['What', 'Graduates']}
          rows={figures.afterwards.map(({ label, people }) => ({
            label,
            value: people,
            shown: String(people),
          }))}
          color="accent"
        />
        <BarTable
          caption={`Where the money came from: ${naira(totalIncome)}`}
          headings={['Source', 'Amount']}
          rows={amountRows(figures.income)}
          color="success"
        />
        <BarTable
          caption={`Where it went: ${naira(totalSpent)}`}
          headings={['Purpose', 'Amount']}
          rows={amountRows(figures.spent)}
        />
        <BarTable
          caption="Learners in class, month by month"
          headings={['Month', 'Learners']}
          rows={figures.months.map(({ name, learners }) => ({
            label: name,
            value: learners,
            shown: String(learners),
          }))}
          color="accent"
        />
        <BarTable
          caption="All who started, by age"
          headings={['Age', 'Learners']}
          rows={figures.ages.map(({ label, people }) => ({ label, value: people, shown: String(people) }))}
          color="success"
        />
      </Grid>
    </Section>
  )
}
