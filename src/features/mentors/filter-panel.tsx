import { Box, chakra, Heading, Input, Span, Stack, Text, Wrap } from '@chakra-ui/react'
import { useId, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'
import { RadioInput, RadioLabel } from '#src/ui/forms/radio.tsx'
import { findMentors, optionCounts, type Directory } from './directory.ts'
import { FilterMenu, type FilterFieldProps } from './filter-menu.tsx'
import { TextButton } from './mentor-card.tsx'
import {
  FILTER_LABELS,
  FILTERS,
  FIRST_VIEW,
  MAX_QUERY_LENGTH,
  viewSearch,
  withValues,
  type DirectoryView,
} from './view.ts'

type FilterPanelProps = {
  heading: string
  directory: Directory
  view: DirectoryView
  onShow: (view: DirectoryView) => void
  /** The heading of the list, which gets the focus when the panel closes, or if the result is unchanged. */
  listHeading: RefObject<HTMLElement | null>
}

/** The filters. Selections apply when the panel is submitted; the numbers change at once. */
export function FilterPanel({ heading, directory, view, onShow, listHeading }: FilterPanelProps) {
  const [draft, setDraft] = useState(view)
  const [applied, setApplied] = useState(view)
  // After Back, a link or a removed filter, the applied filters replace the selections.
  if (viewSearch(applied) !== viewSearch(view)) {
    setApplied(view)
    setDraft(view)
  }
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const total = findMentors(directory, draft).length
  const countsOf = optionCounts(directory, draft)
  const isEmpty = viewSearch({ ...draft, sort: 'best', page: 1 }) === '' && viewSearch(view) === ''

  function apply(choices: DirectoryView, isPanelGone: boolean) {
    const next = { ...choices, sort: view.sort, page: 1 }
    onShow(next)
    // The focused button has disappeared with the panel, or its mentors are already shown: the focus moves to them.
    if (isPanelGone || viewSearch(next) === viewSearch(view)) listHeading.current?.focus()
    if (isPanelGone) listHeading.current?.scrollIntoView()
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // The toggle is visible only where the panel can be closed.
    const isClosable = isOpen && (toggle.current?.getClientRects().length ?? 0) > 0
    // Closes the panel first: on a phone it is a screen high, and the list would move up after it was scrolled to.
    flushSync(() => setOpen(false))
    apply(draft, isClosable)
  }

  function reset() {
    setDraft(FIRST_VIEW)
    apply(FIRST_VIEW, false)
  }

  return (
    <Box
      as="section"
      aria-labelledby={`${id}-heading`}
      padding={{ base: '5', lg: '6' }}
      borderRadius="lg"
      backgroundColor="bg.warm"
    >
      <Wrap gap="3" alignItems="center" justifyContent="space-between">
        <Heading id={`${id}-heading`} textStyle="subtitle">
          {heading}
        </Heading>
        <Wrap gap="3" alignItems="center">
          <TextButton onClick={reset} aria-disabled={isEmpty ? true : undefined}>
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
        </Wrap>
      </Wrap>
      <chakra.form
        id={`${id}-form`}
        aria-labelledby={`${id}-heading`}
        noValidate
        display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}
        onSubmit={handleSubmit}
      >
        <Stack gap="5" marginTop="4">
          <Text textStyle="small">
            Within one filter, any of your choices will do. Across filters, all of them must fit.
          </Text>
          <div>
            <chakra.label htmlFor={`${id}-query`} display="block" fontWeight="700" marginBottom="2">
              Keywords
            </chakra.label>
            <Input
              id={`${id}-query`}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={MAX_QUERY_LENGTH}
              value={draft.query}
              onChange={({ currentTarget }) => setDraft({ ...draft, query: currentTarget.value })}
            />
          </div>
          {FILTERS.map((filter) => {
            const field = {
              label: FILTER_LABELS[filter],
              options: directory.options[filter],
              counts: countsOf(filter),
              chosen: draft.selection[filter],
              onChange: (chosen: ReadonlyArray<string>) => setDraft(withValues(draft, filter, chosen)),
            }
            return filter === 'gender' ? (
              <GenderChoice key={filter} {...field} />
            ) : (
              <FilterMenu key={filter} {...field} />
            )
          })}
          <Button type="submit">{total === 1 ? 'Show 1 mentor' : `Show ${total} mentors`}</Button>
        </Stack>
      </chakra.form>
    </Box>
  )
}

function GenderChoice({ label, options, counts, chosen, onChange }: FilterFieldProps) {
  return (
    <chakra.fieldset margin="0" padding="0" borderWidth="0">
      <chakra.legend padding="0" fontWeight="700">
        {label}
      </chakra.legend>
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
    </chakra.fieldset>
  )
}
