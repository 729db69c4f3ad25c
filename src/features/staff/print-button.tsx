import { useMutation } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { QueryValues } from '#contract/staff/answer.ts'
import type { StaffNomination } from '#contract/staff/nominations.ts'
import { fetchAllNominations } from '#src/api/staff.ts'
import { Button } from '#src/ui/button.tsx'

type PrintButtonProps = {
  filters: QueryValues
  /** Shows these rows: the browser prints what is on the page. */
  onFetched: (rows: ReadonlyArray<StaffNomination>) => void
}

/** Prints all nominations that the filters find, not only those of the page on the screen. */
export function PrintButton({ filters, onFetched }: PrintButtonProps) {
  const { mutate, isPending } = useMutation({ mutationFn: () => fetchAllNominations(filters) })

  function print(rows: ReadonlyArray<StaffNomination>) {
    flushSync(() => onFetched(rows))
    window.print()
  }

  return (
    <Button
      look="outline"
      aria-disabled={isPending || undefined}
      // Not called once the view or its filters have changed: another list would be printed.
      onClick={() => (isPending ? undefined : mutate(undefined, { onSuccess: print }))}
    >
      {isPending ? 'Getting the list …' : 'Print this list'}
    </Button>
  )
}
