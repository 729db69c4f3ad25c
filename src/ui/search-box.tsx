import { Box, chakra, Input, Text } from '@chakra-ui/react'
import searchSvg from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw'
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { ringAround } from '#src/theme/recipes.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { CloseIcon, Icon } from '#src/ui/icon.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { Prose } from '#src/ui/text/prose.tsx'

/** The frame around a search field with its icons and buttons. Callers add spacing and height. */
export const SearchFrame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: 'full',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    color: 'fg',
    ...ringAround('input:focus-visible', '3px'),
  },
})

export const SearchField = chakra(
  Input,
  {
    base: {
      flex: '1',
      minWidth: '0',
      alignSelf: 'stretch',
      backgroundColor: 'transparent',
      border: 'none',
      appearance: 'none',
      // The frame shows the focus.
      _focusVisible: { outline: 'none' },
    },
  },
  { defaultProps: { type: 'search', name: 'q', unstyled: true } },
)

type SearchBoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter: searches without waiting for a pause. */
  onSubmit: () => void
  /** A search is likely: loads its code. */
  onFocus: () => void
  /** The number of results; announced when it changes. */
  status: string
  /** The page that a search opens before hydration. */
  action: string
  hint?: string | undefined
  /** The label of a search button; without it, there is an icon in the field. */
  submitLabel?: string | undefined
}

/**
 * Searches while the visitor types. A form, so that it also works before hydration. The page says what to do without
 * scripts.
 */
export function SearchBox({ value, onChange, onSubmit, onFocus, status, action, ...props }: SearchBoxProps) {
  const { label, hint, submitLabel } = props
  const fieldId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)

  // Picks up text typed, or focus set, before hydration.
  useEffect(() => {
    const field = fieldRef.current
    if (field === null) return
    if (document.activeElement === field) onFocus()
    if (field.value !== value) onChange(field.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
    // Without text there is nothing to find, so the field gets the focus.
    if (value.trim() === '') fieldRef.current?.focus()
  }

  function clear() {
    onChange('')
    fieldRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return
    // Other open elements must not react to the same key.
    event.preventDefault()
    clear()
  }

  return (
    <form role="search" action={action} onSubmit={handleSubmit} {...needsScripts}>
      <chakra.label htmlFor={fieldId} display="block" marginBottom="2" textStyle="small" fontWeight="700">
        {label}
      </chakra.label>
      {hint && (
        <Box id={`${fieldId}-hint`} textStyle="small" marginBottom="3">
          <Prose html={hint} />
        </Box>
      )}
      <SearchFrame gap="3" minHeight="3.5rem" paddingInlineStart="5" paddingInlineEnd="1">
        {submitLabel && <Icon svg={searchSvg} size={22} />}
        <SearchField
          ref={fieldRef}
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          id={fieldId}
          aria-describedby={hint && `${fieldId}-hint`}
          autoComplete="off"
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={onFocus}
          onKeyDown={handleKeyDown}
        />
        {value !== '' && (
          <IconButton look="plain" aria-label="Clear the search" onClick={clear}>
            <CloseIcon size={18} />
          </IconButton>
        )}
        {submitLabel === undefined && (
          <IconButton look="plain" type="submit" aria-label="Search" title="Search">
            <Icon svg={searchSvg} size={22} />
          </IconButton>
        )}
      </SearchFrame>
      {submitLabel && (
        <Button type="submit" size="lg" marginTop="4">
          {submitLabel}
        </Button>
      )}
      <Text role="status" minHeight="1.5em" marginTop="2" textStyle="small" fontWeight="600">
        {status}
      </Text>
    </form>
  )
}
