import { useMemo, type ReactNode, type RefObject } from 'react'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import type { Directory } from './directory.ts'
import { ShownDirectoryContext } from './shown-directory.ts'
import { useArrival } from './use-arrival.ts'
import { useDirectoryView } from './use-directory-view.ts'

type ShownDirectoryProviderProps = {
  directory: Directory
  clock: VisitorClock
  /** The heading of the list, which gets the focus when the page of the list changes. */
  headingRef: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Provides the view in the address to its children, which do not change with it. */
export function ShownDirectoryProvider({
  directory,
  clock,
  headingRef,
  children,
}: ShownDirectoryProviderProps) {
  const { view, ignored: unknown, isRestored, show } = useDirectoryView(directory)
  const today = wallTimeAt(clock.now, clock.timeZone).slice(0, 10)
  const page = useMemo(() => directory.show(view, clock, today), [directory, view, clock, today])
  const beyond = view.page > page.pages ? [`page “${view.page}”`] : []
  const ignored = [...unknown, ...beyond].join(', ')
  useArrival(headingRef, page.page, isRestored)
  const shown = useMemo(
    () => ({ directory, clock, view, page, ignored, show }),
    [directory, clock, view, page, ignored, show],
  )
  return <ShownDirectoryContext value={shown}>{children}</ShownDirectoryContext>
}
