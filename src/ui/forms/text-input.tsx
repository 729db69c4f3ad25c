import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

export const Input = chakra('input', controlRecipe)

type TextInputProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'maxLength'
    | 'defaultValue'
    | 'placeholder'
  >

/** One line of text, with its label, hint and error. */
export function TextInput({
  type = 'text',
  autoComplete,
  inputMode,
  autoCapitalize,
  spellCheck,
  maxLength,
  defaultValue,
  placeholder,
  ...field
}: TextInputProps) {
  const input = {
    type,
    autoComplete,
    inputMode,
    autoCapitalize,
    spellCheck,
    maxLength,
    defaultValue,
    placeholder,
  }
  return <Field {...field}>{(control) => <Input {...control} {...input} />}</Field>
}
