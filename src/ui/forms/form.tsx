import { chakra, Span, Text, VisuallyHidden, Wrap } from '@chakra-ui/react'
import {
  use,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { Button, TextButton } from '#src/ui/button.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import type { Draft, DraftStatus } from './draft.ts'
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

  const canBePosted = action !== undefined
  return (
    <>
      {!canBePosted && <WithoutScripts what="This form" />}
      <Frame
        ref={form.ref}
        {...form.events}
        {...name}
        data-busy={form.isBusy || undefined}
        position="relative"
        // Until hydration, src/startup/first-script.ts holds back a submitted form until the scripts are ready, so
        // nothing typed is lost.
        {...(canBePosted ? { method: 'post', action } : { method: 'dialog', ...needsScripts })}
      >
        {canBePosted && <PageAnswer />}
        <FormContext value={form}>{children}</FormContext>
        <VisuallyHidden role="status">{form.announcement}</VisuallyHidden>
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

export type FormActionsProps = {
  submitLabel: string
  cancel?: ReactNode
}

/** The submit button of a form, and the state of its draft. */
export function FormActions({ form, submitLabel, cancel }: FormActionsProps & { form: FormState }) {
  return (
    <div>
      <Wrap gap="3" flexWrap="wrap-reverse">
        {cancel}
        <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
      </Wrap>
      {form.draft && <DraftNote draft={form.draft} onDiscard={form.discard} />}
    </div>
  )
}

type SubmitButtonProps = { isBusy: boolean; children: string } & Pick<ComponentProps<typeof Button>, 'look'>

/** Submits the form. While the form is being sent, the button keeps the focus, says so, and ignores further clicks. */
export function SubmitButton({ isBusy, look, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      look={look}
      alignSelf="flex-start"
      isBusy={isBusy}
      opacity={isBusy ? '0.7' : undefined}
      onMouseDown={keepFocus}
    >
      {isBusy ? 'Sending…' : children}
    </Button>
  )
}

// Keeps the focus in the field above: on blur it could show an error, and move the button away before the click has
// ended. If the focus is outside the form, the button takes it, so that the thanks can take it from there.
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  if (event.currentTarget.form?.contains(document.activeElement)) event.preventDefault()
}

const DRAFT_MESSAGES: Record<DraftStatus, string> = {
  none: '',
  saved: 'Saved on this device.',
  restored: 'We kept what you typed last time.',
}

/** Its line keeps its height, so that nothing moves when a draft is saved. */
function DraftNote({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const status = useSyncExternalStore(draft.subscribe, draft.status, () => 'none' as const)
  return (
    <Wrap
      {...needsScripts}
      alignItems="center"
      gap="0 0.5rem"
      minHeight="touch"
      textStyle="small"
      color="fg.muted"
    >
      <span role="status">{DRAFT_MESSAGES[status]}</span>
      {status !== 'none' && <TextButton onClick={onDiscard}>Discard it</TextButton>}
    </Wrap>
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
