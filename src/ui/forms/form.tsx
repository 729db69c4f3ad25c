import { chakra, Span, Text, VisuallyHidden } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, use, useEffect, useEffectEvent } from 'react'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { FormContext, Problem } from './field.tsx'
import type { Form as FormState } from './use-form.ts'
import { ANSWER_PART } from '#contract/form-pages.ts'
import { HONEYPOT } from '#contract/submissions.ts'
import { ContactAddress, FailureNote } from './failure-note.tsx'

const Frame = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
})

/** Properties that a page passes to each of its forms. */
export type FormPlaceProps = {
  /** The id of the heading above the form. */
  labelledBy: string
  /** The address that browsers without scripts post the form to. If it is missing, the form is hidden from them. */
  action?: string | undefined
}

type FormProps = Pick<FormPlaceProps, 'action'> & {
  form: FormState
  children: ReactNode
} & Pick<ComponentProps<typeof Frame>, 'aria-labelledby' | 'aria-label'>

/** A form made with `useForm`: its fields find their state by name. */
export function Form({ form, action, children, ...name }: FormProps) {
  const handleMount = useEffectEvent(() => form.handleMount())
  useEffect(() => handleMount(), [])

  const content = (
    <>
      <FormContext value={form}>{children}</FormContext>
      <VisuallyHidden role="status">{form.announcement}</VisuallyHidden>
    </>
  )
  const frame = {
    ref: form.ref,
    ...form.events,
    ...name,
    'data-busy': form.isBusy || undefined,
    position: 'relative',
  } as const
  // Until hydration, src/startup/first-script.ts holds back a submitted form until the scripts are ready, so nothing
  // typed is lost.
  if (action !== undefined)
    return (
      <Frame {...frame} method="post" action={action}>
        <PageAnswer />
        {content}
      </Frame>
    )
  return (
    <>
      <WithoutScripts what="This form" />
      <Frame {...frame} {...needsScripts} method="dialog">
        {content}
      </Frame>
    </>
  )
}

/** Says without scripts that they are needed, and gives the address to write to instead. */
export function WithoutScripts({ what }: { what: string }) {
  const email = use(ContactAddress)
  // Pages that need scripts anyway have none.
  if (email === null) return null
  return (
    <noscript>
      <p>
        {`${what} needs JavaScript to be sent. You can write to us instead: `}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  )
}

export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** Explains the asterisks; place it before the first of them. */
export function RequiredNote() {
  return (
    <Text textStyle="small" color="fg.muted">
      We need what is marked with{' '}
      <Span color="fg.accent" fontWeight="700">
        *
      </Span>
    </Text>
  )
}

const part = (name: string) => ({ [ANSWER_PART]: name })

const Problems = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    '& a': { color: 'danger', fontWeight: '600', display: 'inline-block', paddingBlock: '1.5' },
  },
})

const Place = chakra('div', { base: { scrollMarginTop: '6rem' } })

/**
 * The parts of a form for browsers without scripts: elements in which the server writes why the form was not sent
 * (server/form-pages/), and a honeypot field.
 */
function PageAnswer() {
  return (
    <noscript>
      <Place hidden tabIndex={-1} {...part('summary')}>
        <FailureNote>
          <strong {...part('message')} />
          <Problems {...part('problems')} />
        </FailureNote>
      </Place>
      <Problem hidden {...part('problem')} />
      <p hidden>
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-hidden />
      </p>
    </noscript>
  )
}
