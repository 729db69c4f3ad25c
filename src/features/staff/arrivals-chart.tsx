import { Box, chakra, Span, Table } from '@chakra-ui/react'
import type { Overview } from '#contract/staff/overview.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submissions.ts'
import { formatDay } from '#src/lib/dates.ts'
import { DataRow, DataTable } from './data-table.tsx'
import { KIND_LABELS } from './labels.ts'

const HEIGHT = 56
const DAY_MS = 86_400_000

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '8rem 3.5rem 1fr' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'end',
    paddingBlock: '2',
    borderBottom: '1px solid {colors.border.subtle}',
  },
})

const Bars = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '3.5rem',
    gridColumn: { base: '1 / -1', md: 'auto' },
    color: 'accent',
  },
})

/** Submissions per day: a row of bars for each kind, all on one scale, so that colours carry no meaning. */
export function ArrivalsChart({ overview: { from, to, arrived } }: { overview: Overview }) {
  const days = daysBetween(from, to)
  const max = Math.max(1, ...arrived.map(({ count }) => count))
  return (
    <figure>
      <ul>
        {SUBMISSION_KINDS.map((kind) => {
          const counts = countsOf(arrived, kind)
          const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
          return (
            <Row key={kind}>
              <Span fontWeight="700">{KIND_LABELS[kind]}</Span>
              <Span textStyle="subtitle" textAlign="end">
                {total}
              </Span>
              <Bars aria-hidden viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none">
                <rect x="0" y={HEIGHT - 1} width={days.length} height="1" fill="currentColor" opacity="0.3" />
                {days.map((day, x) => {
                  const count = counts.get(day) ?? 0
                  // Keeps a single submission visible beside hundreds.
                  const height = count === 0 ? 0 : Math.max(3, (count / max) * HEIGHT)
                  return (
                    <rect
                      key={day}
                      x={x + 0.1}
                      y={HEIGHT - height}
                      width="0.8"
                      height={height}
                      fill="currentColor"
                    >
                      <title>{`${formatDay(day)}: ${count}`}</title>
                    </rect>
                  )
                })}
              </Bars>
            </Row>
          )
        })}
      </ul>
      <Box as="figcaption" marginTop="2" textStyle="small" color="fg.muted">
        {formatDay(from)} to {formatDay(to)}. The highest bar is {max} in a day.
      </Box>
      <ArrivalsTable arrived={arrived} />
    </figure>
  )
}

function ArrivalsTable({ arrived }: Pick<Overview, 'arrived'>) {
  const days = [...new Set(arrived.map(({ day }) => day))].sort().reverse()
  return (
    <chakra.details marginTop="2">
      <chakra.summary cursor="pointer" fontWeight="700" minHeight="touch">
        As a table
      </chakra.summary>
      <DataTable
        label="Arrivals by day"
        columns={['Day', ...SUBMISSION_KINDS.map((kind) => KIND_LABELS[kind])]}
        css={{ '& th, & td': { padding: '0.25rem 0.75rem', textAlign: 'start' } }}
      >
        {days.map((day) => (
          <DataRow key={day} heading={formatDay(day)}>
            {SUBMISSION_KINDS.map((kind) => (
              <Table.Cell key={kind}>{countsOf(arrived, kind).get(day) ?? 0}</Table.Cell>
            ))}
          </DataRow>
        ))}
      </DataTable>
    </chakra.details>
  )
}

function countsOf(arrived: Overview['arrived'], kind: SubmissionKind): Map<string, number> {
  return new Map(arrived.filter((one) => one.kind === kind).map(({ day, count }) => [day, count]))
}

function daysBetween(from: string, to: string): Array<string> {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.max(1, count) }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  )
}
