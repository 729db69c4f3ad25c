import { Box, chakra, Span } from '@chakra-ui/react'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { FormValue } from './form-values.ts'
import { fieldId, type Form } from './use-form.ts'

export const FormContext = createContext<Form | null>(null)

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

/** The attributes that link a control to its hint and its error. */
export type ControlProps = ReturnType<typeof useField>['control']

/** The state of a field in its form, with the attributes of its control. */
export function useField({ name, hint, required, error: ownError }: UseFieldProps) {
  const form = useFormContext()
  const id = fieldId(form.id, name)
  const error = ownError ?? form.errors[name]
  // The error comes first, as it is the reason for returning to the field.
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return { id, error, control }
}

type UseFieldProps = Omit<FieldProps, 'label'> & {
  /** The error that shows before that of the form. */
  error?: string | undefined
}

const labelStyle = { fontWeight: '700', fontSize: 'md', lineHeight: '1.4' }

export const Label = chakra('label', { base: labelStyle })

const Fieldset = chakra('fieldset', {
  base: { margin: '0', padding: '0', borderWidth: '0', minWidth: '0' },
})

const Legend = chakra('legend', { base: { padding: '0', ...labelStyle } })

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

type ControlFieldProps = FieldProps & UseFieldProps & { children: (control: ControlProps) => ReactNode }

/** A control with its label above it, its hint below the label, and its error below the control. */
export function Field({ label, children, ...field }: ControlFieldProps) {
  const { id, error, control } = useField(field)
  return (
    <Box data-field={field.name} minWidth="0">
      <Label htmlFor={id}>{label}</Label>
      {field.required && <RequiredMark />}
      <FieldHint id={id}>{field.hint}</FieldHint>
      <Box marginTop="2">{children(control)}</Box>
      <FieldError id={id} error={error} />
    </Box>
  )
}

type FieldGroupProps = FieldProps & { role?: 'radiogroup'; children: ReactNode; below?: ReactNode }

/** Several controls of one value, with its label, hint and error. */
export function FieldGroup({ label, role, children, below, ...field }: FieldGroupProps) {
  const { name, required } = field
  const { id, error, control } = useField(field)
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = control
  return (
    <Box data-field={name} minWidth="0">
      <Fieldset
        aria-labelledby={`${id}-legend`}
        aria-describedby={describedBy}
        // ARIA knows these states for groups of radio buttons only.
        {...(role && { role, 'aria-required': required, 'aria-invalid': isInvalid })}
      >
        <Legend>
          <span id={`${id}-legend`}>{label}</span>
          {required && <RequiredMark />}
        </Legend>
        <FieldHint id={id}>{field.hint}</FieldHint>
        {children}
      </Fieldset>
      {below}
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

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? <Hint id={`${id}-hint`}>{children}</Hint> : null
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? <Problem id={`${id}-error`}>{error}</Problem> : null
}
