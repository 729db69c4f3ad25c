import { Box, Heading, Table, Text, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Overview, OVERVIEW_DAYS, overviewQuerySchema } from '#contract/staff/overview.ts'
import { formatDay } from '#src/lib/dates.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { listUrl, OVERVIEW_URL } from './addresses.ts'
import { ArrivalsChart } from './arrivals-chart.tsx'
import { DataRow, DataTable, heatMap } from '#src/ui/data-table.tsx'
import { Choice, useFilters } from './filters.tsx'
import { formatTime, KIND_LABELS, STATUS_LABELS } from './labels.ts'
import { overviewQuery } from './queries.ts'
import { FewCodesNotice } from './recovery-codes.tsx'
import { View } from './view.tsx'

export function OverviewView() {
  const { query, filter } = useFilters(OVERVIEW_URL, overviewQuerySchema)
  const overview = useQuery(overviewQuery(query))
  return (
    <View title="Overview" gap="8">
      <FewCodesNotice />
      <QueryState query={overview} what="the figures">
        {(figures) => (
          <>
            <EndingNotice ending={figures.ending} />
            <section aria-labelledby="waiting">
              <Heading id="waiting" textStyle="subtitle" marginBottom="4">
                What waits for us
              </Heading>
              <WaitingTable waiting={figures.waiting} />
            </section>
            <section aria-labelledby="arrived">
              <Wrap gap="3" justifyContent="space-between" alignItems="end" marginBottom="4">
                <Heading id="arrived" textStyle="subtitle">
                  What came in
                </Heading>
                <Choice
                  label="Time"
                  options={OVERVIEW_DAYS.map((value) => ({ value, label: `The last ${value} days` }))}
                  {...filter('days')}
                />
              </Wrap>
              <ArrivalsChart overview={figures} />
            </section>
          </>
        )}
      </QueryState>
    </View>
  )
}

/** A warning about waiting submissions that will soon be deleted because their retention ends. */
function EndingNotice({ ending }: Pick<Overview, 'ending'>) {
  if (ending.length === 0) return null
  return (
    <Box as="section" aria-labelledby="ending" borderRadius="lg" padding="5" backgroundColor="bg.rose">
      <Heading id="ending" textStyle="cardTitle">
        Deleted soon, and still open
      </Heading>
      <Text marginBlock="2">The time for which we keep these is nearly over. Please look at them now.</Text>
      <ul>
        {ending.map(({ kind, count, firstOn }) => (
          <li key={kind}>
            <Link to={listUrl({ kind, sort: 'status' })}>
              {KIND_LABELS[kind]}: {count}
            </Link>
            , the first on <time dateTime={firstOn}>{formatDay(firstOn)}</time>
          </li>
        ))}
      </ul>
    </Box>
  )
}

type Waiting = Overview['waiting'][number]

const AGES = [
  ['underOneDay', 'Under a day'],
  ['oneToThreeDays', '1 to 3 days'],
  ['threeToSevenDays', '3 to 7 days'],
  ['overSevenDays', 'Over a week'],
] as const satisfies ReadonlyArray<readonly [keyof Waiting, string]>

const waitingStyle = {
  ...heatMap,
  '& th': { textAlign: 'start', fontSize: 'sm', paddingBlock: '1', minWidth: '5.5rem' },
  '& td': { minWidth: '4.5rem', padding: '2', borderRadius: 'sm', fontWeight: '700' },
  '& a': { color: 'fg.accent' },
}

/** Waiting submissions by age: the number in a cell is the count, its background shows the urgency. */
function WaitingTable({ waiting }: Pick<Overview, 'waiting'>) {
  if (waiting.length === 0) return <p>Nothing waits. Everybody has an answer.</p>
  const columns = ['Kind', ...AGES.map(([, label]) => label), 'The oldest']
  return (
    <DataTable label="What waits" columns={columns} css={waitingStyle}>
      {waiting.map((row) => (
        <DataRow
          key={`${row.kind} ${row.status}`}
          heading={
            <Link to={listUrl({ kind: row.kind, status: row.status, sort: 'oldest' })}>
              {KIND_LABELS[row.kind]}, {STATUS_LABELS[row.status].toLowerCase()}
            </Link>
          }
        >
          {AGES.map(([age], column) => (
            <Table.Cell key={age} {...(row[age] === 0 ? EMPTY : URGENCY[column])}>
              {row[age]}
            </Table.Cell>
          ))}
          <Table.Cell textStyle="small">{formatTime(row.oldestAt)}</Table.Cell>
        </DataRow>
      ))}
    </DataTable>
  )
}

const EMPTY = { backgroundColor: 'bg.surface' } as const

const URGENCY = [
  { backgroundColor: 'bg.cool' },
  { backgroundColor: 'bg.warm' },
  { backgroundColor: 'bg.rose' },
  { backgroundColor: 'highlight', color: 'highlight.contrast' },
] as const
