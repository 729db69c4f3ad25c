import { chakra } from '@chakra-ui/react'
import { Fieldset, Legend } from '#src/ui/forms/field.tsx'
import { RadioInput, RadioLabel } from '#src/ui/forms/radio-group.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'
import { GENDERS } from './filters.ts'
import { TextButton } from './text-button.tsx'

type GenderChoiceProps = {
  counts: ReadonlyMap<string, number>
  chosen: ReadonlyArray<string>
  onChange: (chosen: ReadonlyArray<string>) => void
}

/** Male or female, or neither. */
export function GenderChoice({ counts, chosen, onChange }: GenderChoiceProps) {
  return (
    <Fieldset>
      <Legend>Gender</Legend>
      <Stack gap="2" marginTop="2">
        {GENDERS.map((gender) => (
          <RadioLabel key={gender} gap="3" paddingInline="4" borderRadius="md">
            <RadioInput
              type="radio"
              name="gender"
              value={gender}
              width="1.25rem"
              height="1.25rem"
              checked={chosen.includes(gender)}
              onChange={() => onChange([gender])}
            />
            <chakra.span flex="1">{gender}</chakra.span> ({counts.get(gender) ?? 0})
          </RadioLabel>
        ))}
      </Stack>
      {chosen.length > 0 && <TextButton onClick={() => onChange([])}>Either will do</TextButton>}
    </Fieldset>
  )
}
