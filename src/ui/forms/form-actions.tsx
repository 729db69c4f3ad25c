import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { DraftStatus } from './draft.ts'
import { SubmitButton } from './submit-button.tsx'
import type { PersistedForm } from './use-persisted-form.ts'

export type FormActionsProps = {
  submitLabel: string
  /** A second button beside the first. */
  cancel?: ReactNode
}

/** The button that sends a form, and the state of its draft. */
export function FormActions({ form, submitLabel, cancel }: FormActionsProps & { form: PersistedForm }) {
  return (
    <div>
      <chakra.div display="flex" flexWrap="wrap-reverse" gap="3">
        {cancel}
        <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
      </chakra.div>
      <DraftNote form={form} />
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
export function DraftNote({ form: { draft, discard } }: { form: PersistedForm }) {
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
        <Discard type="button" onClick={discard}>
          Discard it
        </Discard>
      )}
    </chakra.div>
  )
}
