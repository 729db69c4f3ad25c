import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { useForm } from './use-form.ts'

const Frame = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
})

export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

type FormProps = {
  form: Pick<ReturnType<typeof useForm>, 'ref' | 'events' | 'announcement'>
  /** Where to write to where there are no scripts, and so no way to send the form. */
  email: string
  children: ReactNode
} & Pick<ComponentProps<typeof Frame>, 'aria-labelledby' | 'aria-label'>

/** A form made with `useForm`. What the eye sees beside the fields, its status line says. */
export function Form({ form, email, children, ...name }: FormProps) {
  return (
    // Until the scripts are here, the method "dialog" sends nothing and goes nowhere: nobody loses what they typed.
    <Frame ref={form.ref} {...form.events} {...name} method="dialog" position="relative">
      <noscript>
        <p>
          This form needs JavaScript to be sent. You can write to us instead:{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
      {children}
      <VisuallyHidden role="status">{form.announcement}</VisuallyHidden>
    </Frame>
  )
}

/** Fields side by side where there is room. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** What the asterisks mean. Say it before the first of them. */
export function RequiredNote() {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      We need what is marked with{' '}
      <chakra.span color="accent" fontWeight="700">
        *
      </chakra.span>
    </chakra.p>
  )
}
