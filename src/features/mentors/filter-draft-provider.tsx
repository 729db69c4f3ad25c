import { useDeferredValue, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'
import { FIRST_VIEW, viewSearch, type DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import { FilterActionsContext, FilterDraftContext } from './filter-draft.ts'
import type { Filter } from './filters.ts'
import { useShownDirectory } from './shown-directory.ts'

type FilterDraftProviderProps = {
  /** Gets the focus if the focused button disappears, or if the result is unchanged. */
  listHeading: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Holds the selections in the panel. Its children do not change with them. */
export function FilterDraftProvider({ listHeading, children }: FilterDraftProviderProps) {
  const { directory, view, show } = useShownDirectory()
  const [draft, setDraft] = useState(view)
  const [seen, setSeen] = useState(view)
  // After Back, a link or a removed filter, the applied filters replace the selections.
  if (seen !== view) {
    setSeen(view)
    // After a submission they are equal, and the menus need not render again.
    if (choicesOf(draft) !== choicesOf(view)) setDraft(view)
  }
  // Deferred, so that the field shows a letter before the numbers change.
  const { selection, query } = useDeferredValue(draft)
  const counts = useMemo(() => directory.countOptions({ selection, query }), [directory, selection, query])
  const total = useMemo(() => directory.count({ selection, query }), [directory, selection, query])
  const isEmpty = choicesOf(draft) === '' && viewSearch(view) === ''

  function apply(choices: DirectoryView, isPanelGone: boolean) {
    const next = { ...choices, sort: view.sort, page: 1 }
    show(next)
    // The focused button has disappeared with the panel, or its mentors are already shown: the focus moves to them.
    if (isPanelGone || viewSearch(next) === viewSearch(view)) listHeading.current?.focus()
    if (isPanelGone) listHeading.current?.scrollIntoView()
  }

  const submit = useStableCallback((isPanelGone: boolean) => apply(draft, isPanelGone))
  const reset = useStableCallback(() => {
    setDraft(FIRST_VIEW)
    apply(FIRST_VIEW, false)
  })
  const actions = useMemo(
    () => ({
      choose: (filter: Filter, chosen: ReadonlyArray<string>) =>
        setDraft((latest) => ({ ...latest, selection: { ...latest.selection, [filter]: chosen } })),
      search: (typed: string) => setDraft((latest) => ({ ...latest, query: typed })),
      prepareSearch: () => prepareWhenIdle(directory),
      submit,
      reset,
    }),
    [directory, submit, reset],
  )
  const state = useMemo(() => ({ draft, counts, total, isEmpty }), [draft, counts, total, isEmpty])
  return (
    <FilterActionsContext value={actions}>
      <FilterDraftContext value={state}>{children}</FilterDraftContext>
    </FilterActionsContext>
  )
}

function choicesOf({ selection, query }: DirectoryView): string {
  return viewSearch({ ...FIRST_VIEW, selection, query })
}

/** Indexing 5,000 mentors on the first letter would delay it. Safari has no idle callbacks, and indexes them then. */
function prepareWhenIdle(directory: Directory) {
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => {
      if (!directory.prepareSearch(() => deadline.timeRemaining() > 0)) prepareWhenIdle(directory)
    })
}
