import { startOfDay } from '#contract/days.ts'
import { formatDay } from '#src/lib/dates.ts'

const DAY_MS = 86_400_000

/** Whether applications are accepted: until the end of the last day in Lagos, and until the time is known. */
export function isOpen(closesOn: string, now: Date | null): boolean {
  return now === null || now.getTime() < startOfDay(closesOn) + DAY_MS
}

type ClosingDateProps = { closesOn: string; now: Date | null }

/** The last day to apply, or a note that it has passed. */
export function ClosingDate({ closesOn, now }: ClosingDateProps) {
  return (
    <>
      {isOpen(closesOn, now) ? 'Apply by ' : 'Closed on '}
      <time dateTime={closesOn}>{formatDay(closesOn)}</time>
    </>
  )
}
