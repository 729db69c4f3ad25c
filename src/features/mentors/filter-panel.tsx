import { Box, chakra, Heading, Input, Span, Stack, Text, Wrap } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useState, type RefObject, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { controlRecipe } from '#src/theme/control-recipes.ts'
import { withoutTriangle } from '#src/theme/recipes.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { RadioInput, RadioLabel } from '#src/ui/forms/radio-group.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { ViewProps } from './applied-filters.tsx'
import { counted, findMentors, optionCounts, searchMentors } from './directory.ts'
import { FILTER_LABELS, FILTERS, FIRST_VIEW, MAX_QUERY_LENGTH, viewSearch } from './view.ts'

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
  if (viewSearch(applied) !== viewSearch(view)) {
    setApplied(view)
    setDraft(view)
  }
  const [isOpen, setOpen] = useState(false)
  const { mentors } = searchMentors(directory, draft.query)
  const cleared = { ...FIRST_VIEW, sort: view.sort }
  const isCleared = [view, draft].every((each) => viewSearch(each) === viewSearch(cleared))

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // Closes the panel first: on a phone it is a screen high, and the list would move up after it was scrolled to.
    flushSync(() => setOpen(false))
    show({ ...draft, page: 1 })
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
              autoComplete="off"
              enterKeyHint="search"
              maxLength={MAX_QUERY_LENGTH}
              value={draft.query}
              onChange={({ currentTarget }) => setDraft({ ...draft, query: currentTarget.value })}
            />
          </div>
          {FILTERS.map((filter) => {
            const Field = filter === 'gender' ? GenderChoice : FilterMenu
            return (
              <Field
                key={filter}
                label={FILTER_LABELS[filter]}
                options={directory.options[filter]}
                counts={optionCounts(mentors, draft, filter)}
                chosen={draft[filter]}
                onChange={(chosen) => setDraft({ ...draft, [filter]: chosen })}
              />
            )
          })}
          <Button type="submit">Show {counted(findMentors(directory, draft).length)}</Button>
        </Stack>
      </chakra.form>
    </Box>
  )
}

type FilterFieldProps = {
  label: string
  options: ReadonlyArray<string>
  counts: ReadonlyMap<string, number>
  chosen: ReadonlyArray<string>
  onChange: (chosen: ReadonlyArray<string>) => void
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
function FilterMenu({ label, options, counts, chosen, onChange }: FilterFieldProps) {
  // In the order of the menu.
  const toggle = (option: string) =>
    onChange(options.filter((each) => chosen.includes(each) !== (each === option)))
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
                checked={chosen.includes(option)}
                disabled={!counts.has(option) && !chosen.includes(option)}
                onChange={() => toggle(option)}
              />
              <span>{option}</span> ({counts.get(option) ?? 0})
            </label>
          </li>
        ))}
      </Box>
    </chakra.details>
  )
}

function GenderChoice({ label, options, counts, chosen, onChange }: FilterFieldProps) {
  return (
    <fieldset>
      <chakra.legend fontWeight="700">{label}</chakra.legend>
      {options.map((gender) => (
        <RadioLabel key={gender} gap="3" marginTop="2" paddingInline="4" borderRadius="md">
          <RadioInput
            type="radio"
            name="gender"
            value={gender}
            checked={chosen.includes(gender)}
            onChange={() => onChange([gender])}
            width="1.25rem"
            height="1.25rem"
          />
          <Span flex="1">{gender}</Span> ({counts.get(gender) ?? 0})
        </RadioLabel>
      ))}
      {chosen.length > 0 && <TextButton onClick={() => onChange([])}>Any gender</TextButton>}
    </fieldset>
  )
}
