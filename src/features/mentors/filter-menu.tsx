import { Box, chakra, Span } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useEffect, useId, useRef, useState } from 'react'
import { findByName } from '#src/ui/find-by-name.ts'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { buttonOf } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useCloseOutside } from '#src/ui/use-close-outside.ts'

/** Longer lists get a field that filters the options. */
const MANY = 12

const Opener = buttonOf({
  base: {
    ...controlRecipe.base,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    textAlign: 'start',
    cursor: 'pointer',
    '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

const Menu = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 0.25rem)',
    zIndex: '5',
    padding: '2',
    borderRadius: 'md',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    '& input[type=search]': { ...controlRecipe.base, minHeight: '2.75rem', marginBottom: '2' },
    '& ul': { maxHeight: '17rem', overflowY: 'auto', overscrollBehavior: 'contain' },
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
    '& input[type=checkbox]': {
      flexShrink: '0',
      width: '1.25rem',
      height: '1.25rem',
      margin: '0',
      accentColor: '{colors.fg.brand}',
    },
    '& label span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
})

export type FilterFieldProps = {
  label: string
  options: ReadonlyArray<string>
  counts: ReadonlyMap<string, number>
  chosen: ReadonlyArray<string>
  onChange: (chosen: ReadonlyArray<string>) => void
}

type FilterMenuProps = FilterFieldProps & {
  alsoCalled: Readonly<Record<string, ReadonlyArray<string>>> | undefined
}

/** A dropdown with checkboxes for several options, each with its number of mentors. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, chosen } = props
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  useCloseOutside(container, { isOpen, onClose: () => setOpen(false), returnFocusTo: opener })

  return (
    <div>
      <Span id={`${id}-label`} display="block" fontWeight="700" fontSize="md" marginBottom="2">
        {label}
      </Span>
      <Box ref={container} position="relative">
        <Opener
          ref={opener}
          id={`${id}-opener`}
          aria-labelledby={`${id}-label ${id}-opener`}
          aria-expanded={isOpen}
          aria-controls={`${id}-menu`}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{chosen.length === 0 ? 'Any' : chosen.join(', ')}</span>
          <Icon svg={caretDownSvg} size={18} />
        </Opener>
        <Menu id={`${id}-menu`} role="group" aria-labelledby={`${id}-label`} hidden={!isOpen}>
          {isOpen && <OptionList {...props} />}
        </Menu>
      </Box>
    </div>
  )
}

/** The options of a dropdown. Options with mentors come first; the others are disabled. */
function OptionList({ label, options, alsoCalled = {}, counts, chosen, onChange }: FilterMenuProps) {
  const [typed, setTyped] = useState('')
  const listRef = useRef<HTMLDivElement>(null)
  const isUseful = (option: string) => counts.has(option) || chosen.includes(option)
  const named = options.map((option) => ({ label: option, alsoCalled: alsoCalled[option] }))
  const found = findByName(named, typed).map((option) => option.label)
  const shown = [...found.filter(isUseful), ...found.filter((option) => !isUseful(option))]

  useEffect(() => {
    listRef.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [])

  function toggle(option: string) {
    const next = new Set(chosen)
    if (!next.delete(option)) next.add(option)
    onChange(options.filter((each) => next.has(each)))
  }

  return (
    <div ref={listRef}>
      {options.length > MANY && (
        <input
          type="search"
          aria-label={`Find in ${label}`}
          placeholder="Type to find"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // Enter would submit the panel with a half-typed word.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul>
        {shown.map((option) => (
          <li key={option}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                disabled={!isUseful(option)}
                onChange={() => toggle(option)}
              />
              <span>{option}</span> ({counts.get(option) ?? 0})
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p role="status">No options</p>}
    </div>
  )
}
