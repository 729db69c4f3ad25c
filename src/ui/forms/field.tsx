import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type FieldProps = {
  /** These three come from `form.field('name')`. */
  id: string
  name: string
  error?: string
  label: string
  /** What helps to fill it in, said before it is needed. */
  hint?: ReactNode
  required?: boolean
}

/** What a control has to carry so that its hint and its error belong to it. */
export type ControlProps = {
  id: string
  name: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const Label = chakra('label', { base: { fontWeight: '700', fontSize: 'md', lineHeight: '1.4' } })

const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginTop: '0.5' } })

const Problem = chakra('p', {
  base: {
    textStyle: 'small',
    fontWeight: '600',
    color: 'danger',
    marginTop: '2',
    paddingInlineStart: '3',
    borderInlineStart: '4px solid',
  },
})

/** A control with its label above it, its hint below that, and its error under the control. */
export function Field({
  label,
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  return (
    <chakra.div data-field={field.name} minWidth="0">
      <Label htmlFor={field.id}>{label}</Label>
      {field.required && <RequiredMark />}
      <FieldHint {...field} />
      <chakra.div marginTop="2">{children(controlProps(field))}</chakra.div>
      <FieldError {...field} />
    </chakra.div>
  )
}

/** Outside the label, which would otherwise be called "Full name star". Controls say by themselves that they are required. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden color="accent" fontWeight="700" marginInlineStart="1">
      *
    </chakra.span>
  )
}

export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? <Hint id={hintId(id)}>{hint}</Hint> : null
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? <Problem id={errorId(id)}>{error}</Problem> : null
}

export function controlProps({ id, name, error, hint, required }: Omit<FieldProps, 'label'>): ControlProps {
  return {
    id,
    name,
    required,
    'aria-describedby': describedBy({ id, error, hint }),
    'aria-invalid': error ? true : undefined,
  }
}

/** The error first: it is what somebody needs who was sent back to the field. */
export function describedBy({
  id,
  error,
  hint,
}: Pick<FieldProps, 'id' | 'error' | 'hint'>): string | undefined {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

function hintId(id: string): string {
  return `${id}-hint`
}

function errorId(id: string): string {
  return `${id}-error`
}
