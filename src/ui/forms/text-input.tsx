import { Input } from '@chakra-ui/react'
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
