import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { findByName } from '#src/lib/find-by-name.ts'
import { controlRecipe } from '#src/theme/field-recipe.ts'

/** Longer lists get a field that filters the options. */
const MANY = 12

// One style for the whole list: with hundreds of options, styled components would be slow.
const List = chakra('ul', {
  base: {
    maxHeight: '17rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      paddingInline: '2',
      borderRadius: 'sm',
      lineHeight: '1.3',
      cursor: 'pointer',
    },
    '& label:hover': { backgroundColor: 'bg.active' },
    '& label:has(:disabled)': { color: 'fg.muted', cursor: 'default', backgroundColor: 'transparent' },
    '& input': {
      flexShrink: '0',
      width: '1.25rem',
      height: '1.25rem',
      margin: '0',
      accentColor: '{colors.fg.brand}',
    },
    '& span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
})

const Narrow = chakra('input', { base: { ...controlRecipe.base, minHeight: '2.75rem', marginBottom: '2' } })

type OptionListProps = {
  label: string
  options: ReadonlyArray<string>
  /** Other names of the options. */
  alsoCalled?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  counts: ReadonlyMap<string, number>
  chosen: ReadonlyArray<string>
  onChange: (chosen: ReadonlyArray<string>) => void
}

/** The options of a dropdown. Options with mentors come first; the others are disabled. */
export function OptionList({ label, options, alsoCalled = {}, counts, chosen, onChange }: OptionListProps) {
  const [typed, setTyped] = useState('')
  const listRef = useRef<HTMLDivElement>(null)
  const countOf = (option: string) => counts.get(option) ?? 0
  const isUseful = (option: string) => countOf(option) > 0 || chosen.includes(option)
  const named = options.map((option) => ({ label: option, alsoCalled: alsoCalled[option] }))
  const found = findByName(named, typed).map((option) => option.label)
  const shown = [...found.filter(isUseful), ...found.filter((option) => !isUseful(option))]

  useEffect(() => {
    focusables(listRef.current)[0]?.focus()
  }, [])

  function toggle(option: string) {
    const next = new Set(chosen)
    if (!next.delete(option)) next.add(option)
    onChange(options.filter((each) => next.has(each)))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = focusables(listRef.current)
    const place = all.findIndex((element) => element === document.activeElement)
    all[(place + step + all.length) % all.length]?.focus()
  }

  return (
    <div ref={listRef} onKeyDown={handleKeyDown}>
      {options.length > MANY && (
        <Narrow
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
      <List>
        {shown.map((option) => (
          <li key={option}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                disabled={!isUseful(option)}
                onChange={() => toggle(option)}
              />
              <span>{option}</span> ({countOf(option)})
            </label>
          </li>
        ))}
      </List>
      {shown.length === 0 && <p role="status">No options</p>}
    </div>
  )
}

function focusables(list: HTMLElement | null): Array<HTMLInputElement> {
  return [...(list?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])]
}
