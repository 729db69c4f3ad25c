import { formatDay } from '#src/lib/dates.ts'
import { isOpen } from './closing.ts'

type ClosingDateProps = { closesOn: string; now: Date | null }

/** The last day to apply, or that it is over. */
export function ClosingDate({ closesOn, now }: ClosingDateProps) {
  return (
    <>
      {isOpen(closesOn, now) ? 'Apply by ' : 'Closed on '}
      <time dateTime={closesOn}>{formatDay(closesOn)}</time>
    </>
  )
}
