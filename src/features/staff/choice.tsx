import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'

const Input = chakra('input', controlRecipe)
const Label = chakra('label', {
  base: { display: 'block', marginBottom: '1', fontSize: 'sm', fontWeight: '700' },
})

type ChoiceProps = ComponentProps<typeof NativeSelect> & {
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  /** The label of the first option, for no selection. */
  all?: string
}

/** A select outside submitted forms, such as a filter. */
export function Choice({ label, options, all, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} {...select}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** A text field for filters. */
export function FilterInput({ label, ...input }: ComponentProps<typeof Input> & { label: string }) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} {...input} />
    </div>
  )
}
