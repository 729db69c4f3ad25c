import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { GENDERS, type Filter } from './filters.ts'
import { TextButton } from './text-button.tsx'

// Not the radio buttons of forms, which would load all code of forms.
const Choice = chakra('fieldset', {
  base: {
    margin: '0',
    padding: '0',
    borderWidth: '0',
    '& legend': { padding: '0', fontWeight: '700' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3rem',
      marginTop: '2',
      paddingInline: '4',
      border: '2px solid {colors.border}',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      cursor: 'pointer',
    },
    '& label:has(:checked)': { borderColor: 'fg.brand', backgroundColor: 'bg.active' },
    '& input': { width: '1.25rem', height: '1.25rem', margin: '0', accentColor: '{colors.fg.brand}' },
    '& span': { flex: '1' },
  },
})

type GenderChoiceProps = {
  counts: ReadonlyMap<string, number>
  chosen: ReadonlyArray<string>
  onChange: (filter: Filter, chosen: ReadonlyArray<string>) => void
}

/** Male, female, or no selection. */
export const GenderChoice = memo(function GenderChoice({ counts, chosen, onChange }: GenderChoiceProps) {
  return (
    <Choice>
      <legend>Gender</legend>
      {GENDERS.map((gender) => (
        <label key={gender}>
          <input
            type="radio"
            name="gender"
            value={gender}
            checked={chosen.includes(gender)}
            onChange={() => onChange('gender', [gender])}
          />
          <span>{gender}</span> ({counts.get(gender) ?? 0})
        </label>
      ))}
      {chosen.length > 0 && <TextButton onClick={() => onChange('gender', [])}>Either will do</TextButton>}
    </Choice>
  )
})
