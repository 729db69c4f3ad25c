import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Overview } from '#contract/staff/overview.ts'
import { formatTime } from './format.ts'
import { KIND_LABELS, STATUS_LABELS } from './labels.ts'
import { listUrl } from './staff-addresses.ts'

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
export function WaitingTable({ waiting }: Pick<Overview, 'waiting'>) {
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
