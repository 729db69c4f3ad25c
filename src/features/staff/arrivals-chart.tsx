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
  const placeOf = (day: string) => Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS)
  const width = placeOf(to) + 1
  const max = Math.max(1, ...arrived.map(({ count }) => count))
  return (
    <figure>
      <ul>
        {SUBMISSION_KINDS.map((kind) => {
          const days = arrived.filter((one) => one.kind === kind)
          return (
            <Row key={kind}>
              <Span fontWeight="700">{KIND_LABELS[kind]}</Span>
              <Span textStyle="subtitle" textAlign="end">
                {days.reduce((sum, { count }) => sum + count, 0)}
              </Span>
              <Bars
                aria-hidden
                viewBox={`0 0 ${width} ${HEIGHT}`}
                preserveAspectRatio="none"
                fill="currentColor"
              >
                <rect x="0" y={HEIGHT - 1} width={width} height="1" opacity="0.3" />
                {days.map(({ day, count }) => {
                  // Keeps a single submission visible beside hundreds.
                  const height = Math.max(3, (count / max) * HEIGHT)
                  return (
                    <rect key={day} x={placeOf(day) + 0.1} y={HEIGHT - height} width="0.8" height={height}>
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
  const countOf = (day: string, kind: SubmissionKind) =>
    arrived.find((one) => one.day === day && one.kind === kind)?.count ?? 0
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
              <Table.Cell key={kind}>{countOf(day, kind)}</Table.Cell>
            ))}
          </DataRow>
        ))}
      </DataTable>
    </chakra.details>
  )
}
