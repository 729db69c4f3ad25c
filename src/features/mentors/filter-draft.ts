import { createContext, use } from 'react'
import type { DirectoryView } from './directory-address.ts'
import type { Filter, OptionCounts } from './filters.ts'

/** The choices in the panel, which take effect when it is submitted. */
export type FilterDraft = {
  draft: Pick<DirectoryView, 'selection' | 'query'>
  counts: OptionCounts
  /** How many mentors the choices would show. */
  total: number
  /** Neither the panel nor the list has a choice. */
  isEmpty: boolean
}

/** These stay the same as long as the panel is there. */
export type FilterActions = {
  choose: (filter: Filter, chosen: ReadonlyArray<string>) => void
  search: (query: string) => void
  prepareSearch: () => void
  /** On phones the panel has closed before, and the button that had the focus is gone. */
  submit: (isPanelGone: boolean) => void
  reset: () => void
}

// Contexts rather than properties: the styled frames of the panel must not render again with each choice.
export const FilterDraftContext = createContext<FilterDraft | null>(null)
export const FilterActionsContext = createContext<FilterActions | null>(null)

/** The choices of the panel around the component. Throws outside of one. */
export function useFilterDraft(): FilterDraft {
  return found(use(FilterDraftContext))
}

/** The ways to change the choices of the panel around the component. Throws outside of one. */
export function useFilterActions(): FilterActions {
  return found(use(FilterActionsContext))
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no panel of filters around this component.')
  return value
}
