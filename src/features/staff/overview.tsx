import { Box, Table } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Overview, OVERVIEW_DAYS, overviewQuerySchema, readOverview } from '#contract/staff/overview.ts'
import { formatDay } from '#src/lib/dates.ts'
import { DataRow, DataTable, heatMap } from '#src/ui/data-table.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { staffUrl } from './addresses.ts'
import { ArrivalsChart } from './arrivals-chart.tsx'
import { KIND_LABELS, STATUS_LABELS, Time } from './labels.tsx'
import { Choice, useFilters } from './list.tsx'
import { listQuery } from './queries.ts'
import { FewCodesNotice } from './recovery-codes.tsx'
import { Part, View } from './view.tsx'

export function OverviewView() {
  const { query, filter } = useFilters(overviewQuerySchema)
  const overview = useQuery(listQuery(readOverview, query))
  return (
    <View title="Overview" gap="8">
      <FewCodesNotice />
      <QueryState query={overview} what="the figures">
        {(figures) => (
          <>
            <EndingNotice ending={figures.ending} />
            <Part title="What waits for us">
              <WaitingTable waiting={figures.waiting} />
            </Part>
            <Part
              title="What came in"
              action={
                <Choice
                  label="Time"
                  options={OVERVIEW_DAYS.map((days) => [days, `The last ${days} days`])}
                  {...filter('days')}
                />
              }
            >
              <ArrivalsChart overview={figures} />
            </Part>
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

/** Ages in the order of their columns, with the background that shows the urgency. */
const AGES = [
  { age: 'underOneDay', label: 'Under a day', look: { backgroundColor: 'bg.cool' } },
  { age: 'oneToThreeDays', label: '1 to 3 days', look: { backgroundColor: 'bg.warm' } },
  { age: 'threeToSevenDays', label: '3 to 7 days', look: { backgroundColor: 'bg.rose' } },
  {
    age: 'overSevenDays',
    label: 'Over a week',
    look: { backgroundColor: 'highlight', color: 'highlight.contrast' },
  },
] as const

const waitingStyle = {
  ...heatMap,
  '& th': { textAlign: 'start', fontSize: 'sm', paddingBlock: '1', minWidth: '5.5rem' },
  '& td': { minWidth: '4.5rem', padding: '2', borderRadius: 'sm', fontWeight: '700' },
  '& a': { color: 'fg.accent' },
}

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
          {AGES.map(({ age, look }) => (
            <Table.Cell key={age} {...(row[age] === 0 ? { backgroundColor: 'bg.surface' } : look)}>
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
