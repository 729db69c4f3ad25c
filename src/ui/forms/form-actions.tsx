import { Wrap } from '@chakra-ui/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { DraftStatus } from './draft.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { SubmitButton } from './submit-button.tsx'
import type { PersistedForm } from './use-persisted-form.ts'
import { buttonOf } from '#src/ui/button.tsx'

export type FormActionsProps = {
  submitLabel: string
  cancel?: ReactNode
}

/** The submit button of a form, and the state of its draft. */
export function FormActions({ form, submitLabel, cancel }: FormActionsProps & { form: PersistedForm }) {
  return (
    <div>
      <Wrap gap="3" flexWrap="wrap-reverse">
        {cancel}
        <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
      </Wrap>
      <DraftNote form={form} />
    </div>
  )
}

const DRAFT_MESSAGES: Record<DraftStatus, string> = {
  none: '',
  saved: 'Saved on this device.',
  restored: 'We kept what you typed last time.',
}

/** A button that looks like a link within text. */
export const TextButton = buttonOf({
  base: {
    minHeight: 'touch',
    backgroundColor: 'transparent',
    color: 'fg.accent',
    fontWeight: '700',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    cursor: 'pointer',
    _disabled: { color: 'fg.muted', textDecoration: 'none', cursor: 'not-allowed' },
  },
})

/** Its line keeps its height, so that nothing moves when a draft is saved. */
export function DraftNote({ form: { draft, discard } }: { form: PersistedForm }) {
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
      {status !== 'none' && <TextButton onClick={discard}>Discard it</TextButton>}
    </Wrap>
  )
}
