import { createContext, use } from 'react'
import type { DirectoryView } from './directory-address.ts'
import type { Filter, OptionCounts } from './filters.ts'

/** The selections in the panel, which apply when it is submitted. */
export type FilterDraft = {
  draft: Pick<DirectoryView, 'selection' | 'query'>
  counts: OptionCounts
  /** The number of mentors that match the selections. */
  total: number
  /** Neither the panel nor the list has a filter. */
  isEmpty: boolean
}

/** These functions are stable while the panel is mounted. */
export type FilterActions = {
  choose: (filter: Filter, chosen: ReadonlyArray<string>) => void
  search: (query: string) => void
  prepareSearch: () => void
  /** True on phones, where the panel has closed and the focused button has disappeared. */
  submit: (isPanelGone: boolean) => void
  reset: () => void
}

// Contexts instead of props: the styled frames of the panel must not render again with each selection.
export const FilterDraftContext = createContext<FilterDraft | null>(null)
export const FilterActionsContext = createContext<FilterActions | null>(null)

/** The selections of the surrounding panel. Throws outside a panel. */
export function useFilterDraft(): FilterDraft {
  return found(use(FilterDraftContext))
}

/** The actions of the surrounding panel. Throws outside a panel. */
export function useFilterActions(): FilterActions {
  return found(use(FilterActionsContext))
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no panel of filters around this component.')
  return value
}
