import { chakra } from '@chakra-ui/react'
import {
  memo,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type SubmitEvent,
} from 'react'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { FIRST_VIEW, MAX_QUERY_LENGTH, viewSearch, type DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import { FilterMenu } from './filter-menu.tsx'
import { FILTER_LABELS, FILTERS, optionsOf, type Filter } from './filters.ts'
import { GenderChoice } from './gender-choice.tsx'
import { TextButton } from './text-button.tsx'

const MENUS = FILTERS.filter((filter) => filter !== 'gender')

const SearchField = chakra('input', controlRecipe)

type FilterPanelProps = {
  directory: Directory
  /** What the list shows. */
  view: DirectoryView
  heading: string
  /** Shows another list; on phones the panel has closed before. */
  onApply: (view: DirectoryView, isPanelGone: boolean) => void
}

/** The filters. Choices take effect when the panel is submitted; the numbers follow at once. */
export const FilterPanel = memo(function FilterPanel({
  directory,
  view,
  heading,
  onApply,
}: FilterPanelProps) {
  const [draft, setDraft] = useState(view)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(view)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
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

  const choose = useCallback((filter: Filter, chosen: ReadonlyArray<string>) => {
    setDraft((latest) => ({ ...latest, selection: { ...latest.selection, [filter]: chosen } }))
  }, [])

  function apply(next: DirectoryView) {
    // The toggle is displayed only where the panel can be closed.
    const isClosable = toggle.current?.checkVisibility?.() === true
    setOpen(false)
    onApply({ ...next, sort: view.sort, page: 1 }, isClosable)
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    apply(draft)
  }

  return (
    <chakra.section
      aria-labelledby={`${id}-heading`}
      padding={{ base: '5', lg: '6' }}
      borderRadius="lg"
      backgroundColor="bg.warm"
    >
      <Cluster alignItems="center" justifyContent="space-between">
        <chakra.h2 id={`${id}-heading`} textStyle="subtitle">
          {heading}
        </chakra.h2>
        <Cluster alignItems="center">
          <TextButton
            onClick={() => {
              setDraft(FIRST_VIEW)
              onApply({ ...FIRST_VIEW, sort: view.sort }, false)
            }}
            aria-disabled={viewSearch(draft) === '' && viewSearch(view) === '' ? true : undefined}
          >
            Reset
          </TextButton>
          <Button
            ref={toggle}
            look="outline"
            display={{ lg: 'none' }}
            aria-expanded={isOpen}
            aria-controls={`${id}-form`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Choose'}
          </Button>
        </Cluster>
      </Cluster>
      <chakra.form
        id={`${id}-form`}
        aria-labelledby={`${id}-heading`}
        display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}
        onSubmit={handleSubmit}
      >
        <Stack gap="5" marginTop="4">
          <chakra.p textStyle="small">
            Within one filter, any of your choices will do. Across filters, all of them must fit.
          </chakra.p>
          <div>
            <chakra.label htmlFor={`${id}-q`} display="block" fontWeight="700" marginBottom="2">
              Keywords
            </chakra.label>
            <SearchField
              id={`${id}-q`}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={MAX_QUERY_LENGTH}
              value={draft.query}
              onFocus={() => prepareWhenIdle(directory)}
              onChange={(event) => setDraft({ ...draft, query: event.currentTarget.value })}
            />
          </div>
          {MENUS.map((filter) => (
            <FilterMenu
              key={filter}
              filter={filter}
              label={FILTER_LABELS[filter]}
              options={optionsOf(filter, directory.options)}
              counts={counts[filter]}
              chosen={draft.selection[filter]}
              onChange={choose}
            />
          ))}
          <GenderChoice counts={counts.gender} chosen={draft.selection.gender} onChange={choose} />
          <Button type="submit">{total === 1 ? 'Show 1 mentor' : `Show ${total} mentors`}</Button>
        </Stack>
      </chakra.form>
    </chakra.section>
  )
})

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
