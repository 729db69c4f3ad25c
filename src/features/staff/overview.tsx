import { Box, defineStyle, Heading, Stack, Table, Text, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { type Overview, OVERVIEW_DAYS, overviewQuerySchema } from '#contract/staff/overview.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
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
      <Heading as="h1" textStyle="title">
        Overview
      </Heading>
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
                  value={String(days)}
                  onChange={({ target }) =>
                    void navigate(`${OVERVIEW_URL}?days=${target.value}`, { preventScrollReset: true })
                  }
                />
              </Wrap>
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

const tableStyle = defineStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0.25rem',
  // On phones the table scrolls sideways instead of breaking words.
  '& th, & td': { overflowWrap: 'normal' },
  '& th': { textAlign: 'start', fontSize: 'sm', paddingBlock: '1', minWidth: '5.5rem' },
  '& td': { minWidth: '4.5rem', padding: '2', borderRadius: 'sm', fontWeight: '700' },
  '& a': { color: 'fg.accent' },
})

/** Waiting submissions by age: the number in a cell is the count, its background shows the urgency. */
function WaitingTable({ waiting }: Pick<Overview, 'waiting'>) {
  if (waiting.length === 0) return <p>Nothing waits. Everybody has an answer.</p>
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="What waits">
      <Table.Root css={tableStyle}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Kind</Table.ColumnHeader>
            {AGES.map(([age, label]) => (
              <Table.ColumnHeader key={age} scope="col">
                {label}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader scope="col">The oldest</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {waiting.map((row) => (
            <Table.Row key={`${row.kind} ${row.status}`}>
              <Table.ColumnHeader scope="row">
                <Link to={listUrl({ kind: row.kind, status: row.status, sort: 'oldest' })}>
                  {KIND_LABELS[row.kind]}, {STATUS_LABELS[row.status].toLowerCase()}
                </Link>
              </Table.ColumnHeader>
              {AGES.map(([age], column) => (
                <Table.Cell key={age} {...(row[age] === 0 ? EMPTY : URGENCY[column])}>
                  {row[age]}
                </Table.Cell>
              ))}
              <Table.Cell textStyle="small">{formatTime(row.oldestAt)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

const EMPTY = { backgroundColor: 'bg.surface' } as const

const URGENCY = [
  { backgroundColor: 'bg.cool' },
  { backgroundColor: 'bg.warm' },
  { backgroundColor: 'bg.rose' },
  { backgroundColor: 'highlight', color: 'highlight.contrast' },
] as const
