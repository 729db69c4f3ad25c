import { Box, chakra, Flex, Grid, Span, Table } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { type Overview, OVERVIEW_DAYS, overviewQuerySchema, readOverview } from '#contract/staff/overview.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submissions.ts'
import { formatDay } from '#src/lib/dates.ts'
import { DataRow, DataTable } from '#src/ui/data-table.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { staffUrl } from './addresses.ts'
import { KIND_LABELS, STATUS_LABELS, Time } from './labels.tsx'
import { Choice, useList } from './list.tsx'
import { FewCodesNotice } from './recovery-codes.tsx'
import { Part, View } from './view.tsx'

export function OverviewView() {
  const list = useList(overviewQuerySchema, readOverview)
  return (
    <View title="Overview" gap="8">
      <FewCodesNotice />
      <QueryState query={list.found} what="the figures">
        {(figures) => (
          <>
            <EndingNotice ending={figures.ending} />
            <Part title="What waits for us">
              <WaitingTable waiting={figures.waiting} />
            </Part>
            <Part title="What came in">
              <Box maxWidth="14rem" marginBottom="4">
                <Choice
                  label="Time"
                  options={new Map(OVERVIEW_DAYS.map((days) => [days, `The last ${days} days`]))}
                  {...list.filter('days')}
                />
              </Box>
              <ArrivalsChart {...figures} />
            </Part>
          </>
        )}
      </QueryState>
    </View>
  )
}

function EndingNotice({ ending }: Pick<Overview, 'ending'>) {
  if (ending.length === 0) return null
  return (
    <Box borderRadius="lg" padding="5" backgroundColor="bg.rose">
      <Part title="Deleted soon, and still open" textStyle="cardTitle">
        <p>The time for which we keep these is nearly over. Please look at them now.</p>
        <ul>
          {ending.map(({ kind, count, firstOn }) => (
            <li key={kind}>
              <Link to={staffUrl('submissions', { kind, sort: 'status' })}>
                {KIND_LABELS[kind]}: {count}
              </Link>
              , the first on <time dateTime={firstOn}>{formatDay(firstOn)}</time>
            </li>
          ))}
        </ul>
      </Part>
    </Box>
  )
}

const AGES = [
  { age: 'underOneDay', label: 'Under a day', backgroundColor: 'bg.cool' },
  { age: 'oneToThreeDays', label: '1 to 3 days', backgroundColor: 'bg.warm' },
  { age: 'threeToSevenDays', label: '3 to 7 days', backgroundColor: 'bg.rose' },
  { age: 'overSevenDays', label: 'Over a week', backgroundColor: 'highlight', color: 'highlight.contrast' },
] as const

const waitingStyle = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0.25rem',
  '& th': { textAlign: 'start', fontSize: 'sm', paddingBlock: '1', minWidth: '5.5rem' },
  '& td': { minWidth: '4.5rem', padding: '2', borderRadius: 'sm', fontWeight: '700' },
  '& a': { color: 'fg.accent' },
} as const

/** Waiting submissions by age: the number in a cell is the count, its background shows the urgency. */
function WaitingTable({ waiting }: Pick<Overview, 'waiting'>) {
  if (waiting.length === 0) return <p>Nothing waits. Everybody has an answer.</p>
  const columns = ['Kind', ...AGES.map(({ label }) => label), 'The oldest']
  return (
    <DataTable label="What waits" columns={columns} css={waitingStyle}>
      {waiting.map((row) => (
        <DataRow
          key={`${row.kind} ${row.status}`}
          heading={
            <Link to={staffUrl('submissions', { kind: row.kind, status: row.status, sort: 'oldest' })}>
              {KIND_LABELS[row.kind]}, {STATUS_LABELS[row.status].toLowerCase()}
            </Link>
          }
        >
          {AGES.map(({ age, label: _label, ...colours }) => (
            <Table.Cell key={age} {...(row[age] === 0 ? { backgroundColor: 'bg.surface' } : colours)}>
              {row[age]}
            </Table.Cell>
          ))}
          <Table.Cell textStyle="small">
            <Time at={row.oldestAt} />
          </Table.Cell>
        </DataRow>
      ))}
    </DataTable>
  )
}

const DAY_MS = 86_400_000

/** Submissions per day: a row of bars for each kind, all on one scale, so that colours carry no meaning. */
function ArrivalsChart({ from, to, arrived }: Overview) {
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
          {[...new Set(arrived.map(({ day }) => day))].reverse().map((day) => (
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

function daysFrom(first: string, last: string): Array<string> {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  )
}
