import { Box, chakra, Heading, Input, Span, Stack, Text, Wrap } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { controlRecipe } from '#src/theme/control-recipes.ts'
import { withoutTriangle } from '#src/theme/recipes.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { RadioInput, RadioLabel } from '#src/ui/forms/radio-group.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { MentorFilter } from '#src/content/mentors.ts'
import { counted, findMentors, optionCounts, searchMentors, type Directory } from './directory.ts'
import { FILTER_LABELS, FILTERS, without, withoutFilters } from './view.ts'

/** The view in the address, and a function to show another. */
export type ViewProps = {
  directory: Directory
  view: URLSearchParams
  show: (view: URLSearchParams) => void
}

type FilterPanelProps = ViewProps & {
  heading: string
  /** The heading of the list, which gets the focus when the panel closes over its results. */
  listHeading: RefObject<HTMLElement | null>
}

/** The filters. Selections apply when the panel is submitted; the numbers change at once. */
export function FilterPanel({ heading, directory, view, show, listHeading }: FilterPanelProps) {
  const [draft, setDraft] = useState(view)
  const [applied, setApplied] = useState(view)
  // After Back, a link or a removed filter, the applied filters replace the selections.
  if (applied !== view) {
    setApplied(view)
    setDraft(view)
  }
  const [isOpen, setOpen] = useState(false)
  const { mentors } = searchMentors(directory, draft.get('q') ?? '')
  const cleared = withoutFilters(view)
  const isCleared = [view, draft].every((each) => each.toString() === cleared.toString())

  function handleChange({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) {
    if (form) setDraft(viewIn(form))
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Closes the panel first: on a phone it is a screen high, and the list would move up after it was scrolled to.
    flushSync(() => setOpen(false))
    show(viewIn(event.currentTarget))
    if (!isOpen) return
    // The focused button has disappeared with the panel.
    listHeading.current?.focus()
    listHeading.current?.scrollIntoView()
  }

  function reset() {
    setDraft(cleared)
    show(cleared)
  }

  return (
    <Box
      as="section"
      aria-labelledby="filters-heading"
      padding={{ base: '5', lg: '6' }}
      borderRadius="lg"
      backgroundColor="bg.warm"
    >
      <Wrap gap="3" alignItems="center" justifyContent="space-between">
        <Heading id="filters-heading" textStyle="subtitle">
          {heading}
        </Heading>
        <Wrap gap="3" alignItems="center">
          <TextButton onClick={reset} aria-disabled={isCleared || undefined}>
            Reset
          </TextButton>
          <Button
            look="outline"
            display={{ lg: 'none' }}
            aria-expanded={isOpen}
            aria-controls="filters"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Choose'}
          </Button>
        </Wrap>
      </Wrap>
      <chakra.form
        id="filters"
        aria-labelledby="filters-heading"
        noValidate
        display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}
        onSubmit={handleSubmit}
      >
        <Stack gap="5" marginTop="4">
          <Text textStyle="small">
            Within one filter, any of your choices will do. Across filters, all of them must fit.
          </Text>
          <div>
            <chakra.label htmlFor="filters-query" display="block" fontWeight="700" marginBottom="2">
              Keywords
            </chakra.label>
            <Input
              id="filters-query"
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={draft.get('q') ?? ''}
              onChange={handleChange}
            />
          </div>
          {FILTERS.map((filter) => {
            const Field = filter === 'gender' ? GenderChoice : FilterMenu
            return (
              <Field
                key={filter}
                filter={filter}
                options={directory.options[filter]}
                counts={optionCounts(mentors, draft, filter)}
                chosen={draft.getAll(filter)}
                onChange={handleChange}
                onClear={() => setDraft(without(draft, filter))}
              />
            )
          })}
          <Button type="submit">Show {counted(findMentors(directory, draft).length)}</Button>
        </Stack>
        {/* After the filters, as in the address: otherwise the same view would become another history entry. */}
        <input type="hidden" name="sort" value={view.get('sort') ?? ''} />
      </chakra.form>
    </Box>
  )
}

/** The filters that are chosen and typed in the form, in the order of its fields, and the order of the list. */
function viewIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields.filter(([, value]) => value?.trim()))
}

type FilterFieldProps = {
  filter: MentorFilter
  options: ReadonlyArray<string>
  counts: ReadonlyMap<string, number>
  chosen: ReadonlyArray<string>
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onClear: () => void
}

const menuStyle = {
  '& summary': { ...withoutTriangle, cursor: 'pointer' },
  '& ul': {
    maxHeight: '17rem',
    overflowY: 'auto',
    marginTop: '1',
    padding: '2',
    borderRadius: 'md',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '2',
    borderRadius: 'sm',
    lineHeight: '1.3',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.active' },
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'default', backgroundColor: 'transparent' },
  },
  '& input': {
    flexShrink: '0',
    width: '1.25rem',
    height: '1.25rem',
    accentColor: '{colors.fg.brand}',
  },
  '& label span': { flex: '1', minWidth: '0' },
} as const

/** A dropdown with a checkbox for each option, and the number of mentors that it would show. Several can be chosen. */
function FilterMenu({ filter, options, counts, chosen, onChange }: FilterFieldProps) {
  const label = FILTER_LABELS[filter]
  return (
    <chakra.details aria-label={label} css={menuStyle}>
      <summary>
        <Span display="block" fontWeight="700" fontSize="md" marginBottom="2">
          {label}
        </Span>
        <Box css={controlRecipe.base} display="flex" alignItems="center" gap="2">
          <Span flex="1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {chosen.length === 0 ? 'Any' : chosen.join(', ')}
          </Span>
          <Icon svg={caretDownSvg} size={18} />
        </Box>
      </summary>
      {/* Without an option that can be chosen, the keyboard scrolls the list itself. */}
      <Box as="ul" tabIndex={counts.size === 0 ? 0 : undefined}>
        {options.map((option) => (
          <li key={option}>
            <label>
              <input
                type="checkbox"
                name={filter}
                value={option}
                checked={chosen.includes(option)}
                disabled={!counts.has(option) && !chosen.includes(option)}
                onChange={onChange}
              />
              <span>{option}</span> ({counts.get(option) ?? 0})
            </label>
          </li>
        ))}
      </Box>
    </chakra.details>
  )
}

function GenderChoice({ filter, options, counts, chosen, onChange, onClear }: FilterFieldProps) {
  return (
    <fieldset>
      <chakra.legend fontWeight="700">{FILTER_LABELS[filter]}</chakra.legend>
      {options.map((gender) => (
        <RadioLabel key={gender} gap="3" marginTop="2" paddingInline="4" borderRadius="md">
          <RadioInput
            type="radio"
            name={filter}
            value={gender}
            checked={chosen.includes(gender)}
            onChange={onChange}
            width="1.25rem"
            height="1.25rem"
          />
          <Span flex="1">{gender}</Span> ({counts.get(gender) ?? 0})
        </RadioLabel>
      ))}
      {chosen.length > 0 && <TextButton onClick={onClear}>Any gender</TextButton>}
    </fieldset>
  )
}
