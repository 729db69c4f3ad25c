import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import type { Draft, DraftStatus } from './draft.ts'
import { Form, RequiredNote } from './form.tsx'
import { FormMessage } from './form-message.tsx'
import { FormThanks } from './form-thanks.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { Form as FormState } from './use-form.ts'
import type { PersistedForm } from './use-persisted-form.ts'

type SubmissionFormProps = {
  form: PersistedForm
  /** The id of the heading above it. */
  labelledBy: string
  /** The address to write to when the form cannot be sent. */
  email: string
  /** Explains why it could not be sent. */
  formatFailure: (error: unknown) => string
  /** Take the place of the form once it is sent. */
  thanks?: Omit<ComponentProps<typeof FormThanks>, 'onAgain'>
  children: ReactNode
} & FormActionsProps

type FormActionsProps = {
  submitLabel: string
  /** A second button beside the first. */
  cancel?: ReactNode
}

/** A form that is sent to us: its fields, why sending failed, its buttons and the state of its draft. */
export function SubmissionForm({
  form,
  labelledBy,
  email,
  formatFailure,
  thanks,
  children,
  ...actions
}: SubmissionFormProps) {
  if (thanks && form.isSent) return <FormThanks {...thanks} onAgain={form.startAgain} />
  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      {children}
      {form.failure !== null && (
        <FormMessage tone="error" email={email}>
          {formatFailure(form.failure)}
        </FormMessage>
      )}
      <FormActions form={form} {...actions} />
    </Form>
  )
}

/** The button that sends a form, the state of its draft, and what stands below. */
export function FormActions({
  form,
  submitLabel,
  cancel,
  children,
}: FormActionsProps & { form: FormState & Partial<PersistedForm>; children?: ReactNode }) {
  return (
    <div>
      <chakra.div display="flex" flexWrap="wrap-reverse" gap="3">
        {cancel}
        <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
      </chakra.div>
      {form.draft && form.discard && <DraftNote draft={form.draft} onDiscard={form.discard} />}
      {children}
    </div>
  )
}

const DRAFT_MESSAGES: Record<DraftStatus, string> = {
  none: '',
  saved: 'Saved on this device.',
  restored: 'We kept what you typed last time.',
}

const Discard = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '1',
    borderWidth: '0',
    backgroundColor: 'transparent',
    color: 'accent',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    cursor: 'pointer',
  },
})

/** Its line keeps its height, so that nothing moves when a draft is saved. */
function DraftNote({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const status = useSyncExternalStore(draft.subscribe, draft.status, () => 'none' as const)
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      minHeight="touch"
      textStyle="small"
      color="fg.muted"
    >
      <span role="status">{DRAFT_MESSAGES[status]}</span>
      {status !== 'none' && (
        <Discard type="button" onClick={onDiscard}>
          Discard it
        </Discard>
      )}
    </chakra.div>
  )
}
