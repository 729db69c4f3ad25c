import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Field, type ControlProps, type FieldProps } from './field.tsx'

// Grows with its text if the browser supports it; otherwise it can be resized.
const TextBox = chakra('textarea', {
  base: {
    ...controlRecipe.base,
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: '32rem',
    paddingBlock: '3',
  },
})

type TextAreaProps = FieldProps & Omit<ComponentProps<typeof TextBox>, keyof ControlProps>

/** A text of several lines, with its label, hint and error. */
export function TextArea({ name, label, hint, required, rows = 6, ...box }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(control) => (
        <TextBox rows={rows} minHeight={`calc(${rows} * 1.5em + 1.75rem)`} {...box} {...control} />
      )}
    </Field>
  )
}
