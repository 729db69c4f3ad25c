import { useDeferredValue, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'
import { FIRST_VIEW, viewSearch, type DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import { FilterActionsContext, FilterDraftContext } from './filter-draft.ts'
import type { Filter } from './filters.ts'
import { useShownDirectory } from './shown-directory.ts'

type FilterDraftProviderProps = {
  /** Gets the focus where the button that had it is gone, or where nothing changes. */
  listHeading: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Keeps the choices of the panel. Its children stay the same with each choice. */
export function FilterDraftProvider({ listHeading, children }: FilterDraftProviderProps) {
  const { directory, view, show } = useShownDirectory()
  const [draft, setDraft] = useState(view)
  const [seen, setSeen] = useState(view)
  // Back, a link or a removed filter: what is applied replaces what was chosen here.
  if (seen !== view) {
    setSeen(view)
    // After a submission they are the same, and the menus need not render again.
    if (choicesOf(draft) !== choicesOf(view)) setDraft(view)
  }
  // The field shows a letter before the numbers follow.
  const { selection, query } = useDeferredValue(draft)
  const counts = useMemo(() => directory.countOptions({ selection, query }), [directory, selection, query])
  const total = useMemo(() => directory.count({ selection, query }), [directory, selection, query])
  const isEmpty = choicesOf(draft) === '' && viewSearch(view) === ''

  function apply(choices: DirectoryView, isPanelGone: boolean) {
    const next = { ...choices, sort: view.sort, page: 1 }
    show(next)
    // The button that had the focus is gone with the panel; or its mentors are shown already, and it leads to them.
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

/** Reading 5,000 mentors at the first letter would hold it up. Safari has no idle callbacks, and reads them then. */
function prepareWhenIdle(directory: Directory) {
  if (!('requestIdleCallback' in window)) return
  requestIdleCallback((deadline) => {
    if (!directory.prepareSearch(() => deadline.timeRemaining() > 0)) prepareWhenIdle(directory)
  })
}
