import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Overview } from '#contract/staff/overview.ts'
import { formatDay } from './format.ts'
import { KIND_LABELS } from './labels.ts'
import { listUrl } from './staff-addresses.ts'

/** A warning about waiting submissions that will soon be deleted because their retention ends. */
export function EndingNotice({ ending }: Pick<Overview, 'ending'>) {
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
