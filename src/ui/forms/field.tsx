import { Box, chakra, Span } from '@chakra-ui/react'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Draft } from './draft.ts'
import type { FormValue } from './form-values.ts'
import { fieldId, type Form } from './use-form.ts'

export const FormContext = createContext<(Form & { draft?: Draft }) | null>(null)

/** The form that contains a field. */
export function useFormContext() {
  const form = use(FormContext)
  if (form === null) throw new Error('A field has to be inside a <Form>.')
  return form
}

/** The current value of a field, for components that depend on it, such as a counter or further questions. */
export function useFormValue(name: string): FormValue {
  const { store } = useFormContext()
  return useSyncExternalStore(
    store.subscribe,
    () => store.read()[name],
    () => undefined,
  )
}

export type FieldProps = {
  name: string
  label: string
  /** Shown before the field is filled in. */
  hint?: ReactNode
  required?: boolean
}

type FieldState = { id: string; error?: string; hint?: ReactNode }

/** The attributes that link a control to its hint and its error. */
export type ControlProps = {
  id: string
  name: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** The field's state in its form. */
export function useField(name: string): { id: string; error?: string } {
  const { id, errors } = useFormContext()
  return { id: fieldId(id, name), error: errors[name] }
}

const labelStyle = { fontWeight: '700', fontSize: 'md', lineHeight: '1.4' }

export const Label = chakra('label', { base: labelStyle })

export const Fieldset = chakra('fieldset', {
  base: { margin: '0', padding: '0', borderWidth: '0', minWidth: '0' },
})

export const Legend = chakra('legend', { base: { padding: '0', ...labelStyle } })

const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginTop: '0.5' } })

export const Problem = chakra('p', {
  base: {
    textStyle: 'small',
    fontWeight: '600',
    color: 'danger',
    marginTop: '2',
    paddingInlineStart: '3',
    borderInlineStart: '4px solid',
  },
})

/** A control with its label above it, its hint below the label, and its error below the control. */
export function Field({
  label,
  error: ownError,
  children,
  ...field
}: FieldProps & { error?: string; children: (control: ControlProps) => ReactNode }) {
  const { id, error: formError } = useField(field.name)
  const error = ownError ?? formError
  return (
    <Box data-field={field.name} minWidth="0">
      <Label htmlFor={id}>{label}</Label>
      {field.required && <RequiredMark />}
      <FieldHint id={id} hint={field.hint} />
      <Box marginTop="2">{children(controlProps({ id, error, ...field }))}</Box>
      <FieldError id={id} error={error} />
    </Box>
  )
}

/** Outside the label, whose name would otherwise be "Full name star". Controls have `required` themselves. */
export function RequiredMark() {
  return (
    <Span aria-hidden color="fg.accent" fontWeight="700" marginInlineStart="1">
      *
    </Span>
  )
}

export function FieldHint({ id, hint }: FieldState) {
  return hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null
}

export function FieldError({ id, error }: FieldState) {
  return error ? <Problem id={`${id}-error`}>{error}</Problem> : null
}

export function controlProps({
  id,
  name,
  error,
  hint,
  required,
}: FieldState & Pick<FieldProps, 'name' | 'required'>): ControlProps {
  return {
    id,
    name,
    required,
    'aria-describedby': describedBy({ id, error, hint }),
    'aria-invalid': error ? true : undefined,
  }
}

/** The error comes first, as it is the reason for returning to the field. */
export function describedBy({ id, error, hint }: FieldState): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
