import { chakra } from '@chakra-ui/react'
import { memo, useCallback, useId, type ChangeEvent } from 'react'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Button } from '#src/ui/button.tsx'
import { MAX_QUERY_LENGTH } from './directory-address.ts'
import { useFilterActions, useFilterDraft } from './filter-draft.ts'
import { FilterMenu } from './filter-menu.tsx'
import { FILTER_LABELS, FILTERS, optionsOf } from './filters.ts'
import { GenderChoice } from './gender-choice.tsx'
import { useShownDirectory } from './shown-directory.ts'
import { TextButton } from './text-button.tsx'

const MENUS = FILTERS.filter((filter) => filter !== 'gender')

// A styled element resolves its style whenever it renders: these render only if they change.
const SearchField = memo(chakra('input', controlRecipe))
const Label = memo(chakra('label', { base: { display: 'block', fontWeight: '700', marginBottom: '2' } }))
const Reset = memo(TextButton)
const Submit = memo(Button)

export function KeywordField() {
  const { query } = useFilterDraft().draft
  const { search, prepareSearch } = useFilterActions()
  const handleChange = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => search(event.currentTarget.value),
    [search],
  )
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>Keywords</Label>
      <SearchField
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onFocus={prepareSearch}
        onChange={handleChange}
      />
    </div>
  )
}

/** A dropdown for each filter, and the choice of gender. */
export function FilterMenus() {
  const { options } = useShownDirectory().directory
  const { draft, counts } = useFilterDraft()
  const { choose } = useFilterActions()
  return (
    <>
      {MENUS.map((filter) => (
        <FilterMenu
          key={filter}
          filter={filter}
          label={FILTER_LABELS[filter]}
          options={optionsOf(filter, options)}
          alsoCalled={filter === 'country' ? options.countriesAlsoCalled : undefined}
          counts={counts[filter]}
          chosen={draft.selection[filter]}
          onChange={choose}
        />
      ))}
      <GenderChoice counts={counts.gender} chosen={draft.selection.gender} onChange={choose} />
    </>
  )
}

/** Clears all filters, and shows all mentors at once. */
export function ResetButton() {
  const { isEmpty } = useFilterDraft()
  const { reset } = useFilterActions()
  return (
    <Reset onClick={reset} aria-disabled={isEmpty ? true : undefined}>
      Reset
    </Reset>
  )
}

/** Applies the selections; its label has the number of matching mentors. */
export function SubmitButton() {
  const { total } = useFilterDraft()
  return <Submit type="submit">{total === 1 ? 'Show 1 mentor' : `Show ${total} mentors`}</Submit>
}
