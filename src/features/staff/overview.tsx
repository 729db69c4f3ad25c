import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { type Overview, OVERVIEW_DAYS, overviewQuerySchema } from '#contract/staff/overview.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { listUrl, OVERVIEW_URL } from './addresses.ts'
import { ArrivalsChart } from './arrivals-chart.tsx'
import { Choice } from './forms.tsx'
import { formatDay, formatTime, KIND_LABELS, STATUS_LABELS } from './labels.ts'
import { overviewQuery } from './queries.ts'
import { FewCodesNotice } from './recovery-codes.tsx'

/** Waiting submissions, and arrivals per day. */
export function OverviewView() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { days } = v.parse(overviewQuerySchema, Object.fromEntries(params))
  const overview = useQuery(overviewQuery(days))
  return (
    <Stack gap="8">
      <chakra.h1 textStyle="title">Overview</chakra.h1>
      <FewCodesNotice />
      <QueryState query={overview} what="the figures">
        {(figures) => (
          <>
            <EndingNotice ending={figures.ending} />
            <section aria-labelledby="waiting">
              <chakra.h2 id="waiting" textStyle="subtitle" marginBottom="4">
                What waits for us
              </chakra.h2>
              <WaitingTable waiting={figures.waiting} />
            </section>
            <section aria-labelledby="arrived">
              <Cluster justifyContent="space-between" alignItems="end" marginBottom="4">
                <chakra.h2 id="arrived" textStyle="subtitle">
                  What came in
                </chakra.h2>
                <Choice
                  label="Time"
                  options={OVERVIEW_DAYS.map((value) => ({ value, label: `The last ${value} days` }))}
                  value={String(days)}
                  onChange={({ target }) =>
                    void navigate(`${OVERVIEW_URL}?days=${target.value}`, { preventScrollReset: true })
                  }
                />
              </Cluster>
              <ArrivalsChart overview={figures} />
            </section>
          </>
        )}
      </QueryState>
    </Stack>
  )
}

/** A warning about waiting submissions that will soon be deleted because their retention ends. */
function EndingNotice({ ending }: Pick<Overview, 'ending'>) {
  if (ending.length === 0) return null
  return (
    <chakra.section aria-labelledby="ending" borderRadius="lg" padding="5" backgroundColor="bg.rose">
      <chakra.h2 id="ending" textStyle="cardTitle">
        Deleted soon, and still open
      </chakra.h2>
      <chakra.p marginBlock="2">
        The time for which we keep these is nearly over. Please look at them now.
      </chakra.p>
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
    </chakra.section>
  )
}

type Waiting = Overview['waiting'][number]

const AGES = [
  ['underOneDay', 'Under a day'],
  ['oneToThreeDays', '1 to 3 days'],
  ['threeToSevenDays', '3 to 7 days'],
  ['overSevenDays', 'Over a week'],
] as const satisfies ReadonlyArray<readonly [keyof Waiting, string]>

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0.25rem',
    // On phones the table scrolls sideways instead of breaking words.
    '& th, & td': { overflowWrap: 'normal' },
    '& th': { textAlign: 'start', fontSize: 'sm', paddingBlock: '1', minWidth: '5.5rem' },
    '& td': { minWidth: '4.5rem', padding: '2', borderRadius: 'sm', fontWeight: '700' },
    '& a': { color: 'fg.accent' },
  },
})

/** Waiting submissions by age: the number in a cell is the count, its background shows the urgency. */
function WaitingTable({ waiting }: Pick<Overview, 'waiting'>) {
  if (waiting.length === 0) return <p>Nothing waits. Everybody has an answer.</p>
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="What waits">
      <Table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            {AGES.map(([age, label]) => (
              <th key={age} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">The oldest</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map((row) => (
            <tr key={`${row.kind} ${row.status}`}>
              <th scope="row">
                <Link to={listUrl({ kind: row.kind, status: row.status, sort: 'oldest' })}>
                  {KIND_LABELS[row.kind]}, {STATUS_LABELS[row.status].toLowerCase()}
                </Link>
              </th>
              {AGES.map(([age], column) => (
                <chakra.td key={age} {...(row[age] === 0 ? EMPTY : URGENCY[column])}>
                  {row[age]}
                </chakra.td>
              ))}
              <chakra.td textStyle="small">{formatTime(row.oldestAt)}</chakra.td>
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
}

const EMPTY = { backgroundColor: 'bg.surface' } as const

const URGENCY = [
  { backgroundColor: 'bg.cool' },
  { backgroundColor: 'bg.warm' },
  { backgroundColor: 'bg.rose' },
  { backgroundColor: 'highlight', color: 'highlight.contrast' },
] as const
