import { createContext, use } from 'react'
import type { Mentor } from '#src/content/mentors.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import type { DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import type { Page } from './paging.ts'

/** The directory as currently shown on the page. */
export type ShownDirectory = {
  directory: Directory
  clock: VisitorClock
  view: DirectoryView
  page: Page<Mentor>
  /** The invalid parts of the address, joined for a sentence; empty if there are none. */
  ignored: string
  /** Shows another view. A stable function. */
  show: (view: DirectoryView) => void
}

/**
 * A context instead of props: the styled frames between the directory and its parts must not render again with each
 * view.
 */
export const ShownDirectoryContext = createContext<ShownDirectory | null>(null)

/** The surrounding directory. Throws outside one. */
export function useShownDirectory(): ShownDirectory {
  const shown = use(ShownDirectoryContext)
  if (!shown) throw new Error('There is no directory of mentors around this component.')
  return shown
}
