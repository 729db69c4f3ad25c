import { Input, Textarea, type TextareaProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Field, type ControlProps, type FieldProps } from './field.tsx'

type TextInputProps = FieldProps & Omit<ComponentProps<typeof Input>, keyof ControlProps>

export function TextInput({ name, label, hint, required, ...input }: TextInputProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  )
}

/** An email address, by default the visitor's. */
export function EmailInput(props: Partial<TextInputProps>) {
  return <TextInput name="email" label="Email" type="email" autoComplete="email" required {...props} />
}

/** A phone number, by default the visitor's. */
export function PhoneInput(props: Partial<TextInputProps>) {
  return (
    <TextInput
      name="phone"
      label="Phone number"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      hint="Such as 0803 123 4567"
      required
      {...props}
    />
  )
}

type TextAreaProps = FieldProps & Omit<TextareaProps, keyof ControlProps>

export function TextArea({ name, label, hint, required, rows = 6, ...box }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(control) => (
        <Textarea rows={rows} minHeight={`calc(${rows} * 1.5em + 1.75rem)`} {...box} {...control} />
      )}
    </Field>
  )
}
