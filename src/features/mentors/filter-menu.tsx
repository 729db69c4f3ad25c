import { Box, chakra, Span } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Icon } from '#src/ui/icon.tsx'

const Opener = chakra('summary', {
  base: {
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
})

const Options = chakra('ul', {
  base: {
    maxHeight: '17rem',
    overflowY: 'auto',
    marginTop: '1',
    padding: '2',
    borderRadius: 'md',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
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

/** A dropdown with a checkbox for each option, and the number of mentors that it would show. Several can be chosen. */
export function FilterMenu({ label, options, counts, chosen, onChange }: FilterFieldProps) {
  return (
    <details aria-label={label}>
      <Opener>
        <Span display="block" fontWeight="700" fontSize="md" marginBottom="2">
          {label}
        </Span>
        <Box css={controlRecipe.base} display="flex" alignItems="center" gap="2">
          <Span flex="1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {chosen.length === 0 ? 'Any' : chosen.join(', ')}
          </Span>
          <Icon svg={caretDownSvg} size={18} />
        </Box>
      </Opener>
      <Options>
        {options.map((option) => (
          <li key={option}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                disabled={!counts.has(option) && !chosen.includes(option)}
                onChange={({ target }) =>
                  onChange(
                    options.filter((each) => (each === option ? target.checked : chosen.includes(each))),
                  )
                }
              />
              <span>{option}</span> ({counts.get(option) ?? 0})
            </label>
          </li>
        ))}
      </Options>
    </details>
  )
}
