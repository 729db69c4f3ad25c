import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

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

type TextAreaProps = FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'autoComplete' | 'defaultValue'>

/** A text of several lines, with its label, hint and error. */
export function TextArea({ rows = 6, autoComplete, defaultValue, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextBox
          {...control}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          rows={rows}
          minHeight={`calc(${rows} * 1.5em + 1.75rem)`}
        />
      )}
    </Field>
  )
}
