import { Textarea, type TextareaProps } from '@chakra-ui/react'
import { Field, type ControlProps, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps & Omit<TextareaProps, keyof ControlProps>

/** A text of several lines, with its label, hint and error. */
export function TextArea({ name, label, hint, required, rows = 6, ...box }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(control) => (
        <Textarea rows={rows} minHeight={`calc(${rows} * 1.5em + 1.75rem)`} {...box} {...control} />
      )}
    </Field>
  )
}
