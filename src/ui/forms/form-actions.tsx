import { Wrap } from '@chakra-ui/react'
import { useSyncExternalStore, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import type { Draft, DraftStatus } from './draft.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import type { Form } from './use-form.ts'
import { Button, TextButton } from '#src/ui/button.tsx'

export type FormActionsProps = {
  submitLabel: string
  cancel?: ReactNode
}

/** The submit button of a form, and the state of its draft. */
export function FormActions({ form, submitLabel, cancel }: FormActionsProps & { form: Form }) {
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
