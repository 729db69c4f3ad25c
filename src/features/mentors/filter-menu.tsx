import { chakra } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { memo, useId, useRef, useState, type KeyboardEvent } from 'react'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useCloseOutside } from '#src/ui/use-close-outside.ts'
import type { Filter } from './filters.ts'
import { OptionList } from './option-list.tsx'

const Opener = chakra('button', {
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
  },
})

type FilterMenuProps = {
  filter: Filter
  label: string
  options: ReadonlyArray<string>
  alsoCalled?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  counts: ReadonlyMap<string, number>
  chosen: ReadonlyArray<string>
  onChange: (filter: Filter, chosen: ReadonlyArray<string>) => void
}

/** A dropdown with checkboxes for several options, each with its number of mentors. */
export const FilterMenu = memo(function FilterMenu({
  filter,
  label,
  options,
  alsoCalled,
  counts,
  chosen,
  onChange,
}: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  useCloseOutside(container, { isOpen, onClose: () => setOpen(false), returnFocusTo: opener })

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div>
      <chakra.span id={`${id}-label`} display="block" fontWeight="700" fontSize="md" marginBottom="2">
        {label}
      </chakra.span>
      <chakra.div ref={container} position="relative">
        <Opener
          ref={opener}
          type="button"
          id={`${id}-opener`}
          aria-labelledby={`${id}-label ${id}-opener`}
          aria-expanded={isOpen}
          aria-controls={`${id}-menu`}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={handleKeyDown}
        >
          <span>{chosen.length === 0 ? 'Any' : chosen.join(', ')}</span>
          <Icon svg={caretDownSvg} size={18} />
        </Opener>
        <Menu id={`${id}-menu`} role="group" aria-labelledby={`${id}-label`} hidden={!isOpen}>
          {isOpen && (
            <OptionList
              label={label}
              options={options}
              alsoCalled={alsoCalled}
              counts={counts}
              chosen={chosen}
              onChange={(next) => onChange(filter, next)}
            />
          )}
        </Menu>
      </chakra.div>
    </div>
  )
})
