import { Box, chakra, Flex, Grid, Span, Table } from '@chakra-ui/react'
import type { Overview } from '#contract/staff/overview.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submissions.ts'
import { formatDay } from '#src/lib/dates.ts'
import { DataRow, DataTable } from '#src/ui/data-table.tsx'
import { KIND_LABELS } from './labels.tsx'

const DAY_MS = 86_400_000

/** Submissions per day: a row of bars for each kind, all on one scale, so that colours carry no meaning. */
export function ArrivalsChart({ overview: { from, to, arrived } }: { overview: Overview }) {
  const days = daysFrom(from, to)
  const max = Math.max(1, ...arrived.map(({ count }) => count))
  const countOf = (day: string, kind: SubmissionKind) =>
    arrived.find((one) => one.day === day && one.kind === kind)?.count ?? 0
  return (
    <figure>
      <ul>
        {SUBMISSION_KINDS.map((kind) => (
          <Grid
            key={kind}
            as="li"
            templateColumns={{ base: '1fr auto', md: '8rem 3.5rem 1fr' }}
            columnGap="4"
            rowGap="1"
            alignItems="end"
            paddingBlock="2"
            borderBottom="1px solid {colors.border.subtle}"
          >
            <Span fontWeight="700">{KIND_LABELS[kind]}</Span>
            <Span textStyle="subtitle" textAlign="end">
              {arrived.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0)}
            </Span>
            <Flex
              aria-hidden
              gridColumn={{ base: '1 / -1', md: 'auto' }}
              height="3.5rem"
              gap="1px"
              alignItems="end"
            >
              {days.map((day) => {
                const count = countOf(day, kind)
                return (
                  <Box
                    key={day}
                    flex="1"
                    backgroundColor="accent"
                    title={`${formatDay(day)}: ${count}`}
                    // Keeps a single submission visible beside hundreds.
                    style={{ height: count === 0 ? '0' : `max(3px, ${(count / max) * 100}%)` }}
                  />
                )
              })}
            </Flex>
          </Grid>
        ))}
      </ul>
      <Box as="figcaption" marginTop="2" textStyle="small" color="fg.muted">
        {formatDay(from)} to {formatDay(to)}. The highest bar is {max} in a day.
      </Box>
      <chakra.details marginTop="2">
        <chakra.summary cursor="pointer" fontWeight="700" minHeight="touch">
          As a table
        </chakra.summary>
        <DataTable
          label="Arrivals by day"
          columns={['Day', ...SUBMISSION_KINDS.map((kind) => KIND_LABELS[kind])]}
          css={{ '& th, & td': { padding: '0.25rem 0.75rem', textAlign: 'start' } }}
        >
          {days
            .filter((day) => arrived.some((one) => one.day === day))
            .reverse()
            .map((day) => (
              <DataRow key={day} heading={formatDay(day)}>
                {SUBMISSION_KINDS.map((kind) => (
                  <Table.Cell key={kind}>{countOf(day, kind)}</Table.Cell>
                ))}
              </DataRow>
            ))}
        </DataTable>
      </chakra.details>
    </figure>
  )
}

/** The days from one to the other, such as 2026-03-07. */
function daysFrom(first: string, last: string): Array<string> {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  )
}
