import { createContext, use } from 'react'
import type { Mentor } from '#src/content/mentors.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import type { DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import type { Page } from './paging.ts'

/** The directory as the page shows it now. */
export type ShownDirectory = {
  directory: Directory
  clock: VisitorClock
  view: DirectoryView
  page: Page<Mentor>
  /** The parts of the address that have no meaning, joined for a sentence; empty where there are none. */
  ignored: string
  /** Shows another view. It is always the same function. */
  show: (view: DirectoryView) => void
}

/**
 * A context rather than properties: between the directory and its parts are styled frames, and these must not render
 * again with each view.
 */
export const ShownDirectoryContext = createContext<ShownDirectory | null>(null)

/** The directory around the component. Throws outside of one. */
export function useShownDirectory(): ShownDirectory {
  const shown = use(ShownDirectoryContext)
  if (!shown) throw new Error('There is no directory of mentors around this component.')
  return shown
}
