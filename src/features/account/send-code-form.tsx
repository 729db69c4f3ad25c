import { useEffect } from 'react'
import { recoverySchema } from '#contract/accounts.ts'
import { startRecovery } from '#src/api/accounts.ts'
import { isDelivering } from '#src/api/deliver.ts'
import { fillIn } from '#src/lib/form-values.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { sayFailure } from './account-words.ts'
import { FailureNote } from './failure-note.tsx'
import { unchecked } from './recovery-schemas.ts'
import { useKeptEmail } from './use-kept-email.ts'
import type { Recovery } from './use-recovery.ts'

export type RecoveryFormProps = { recovery: Recovery; labelledBy: string; email: string }

/** The first step: where the code goes. */
export function SendCodeForm({ recovery, labelledBy, email }: RecoveryFormProps) {
  const { sent, noteSent, goTo } = recovery
  const form = useForm({
    schema: isDelivering() ? recoverySchema : unchecked('contact'),
    onSubmit: async ({ contact }) => {
      if (isDelivering()) {
        toast.success(await sayFailure(startRecovery(contact)))
        noteSent(contact)
      }
      await goTo('confirm-code')
    },
  })

  useKeptEmail(form.ref, 'contact')
  const contact = sent?.contact
  useEffect(() => {
    if (form.ref.current && contact !== undefined) fillIn(form.ref.current, { contact })
  }, [form.ref, contact])

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <TextInput
        {...form.field('contact')}
        label="Email address or phone number"
        // Either may be typed, so the keyboard has to have both letters and digits.
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required={isDelivering()}
      />
      <FailureNote failure={form.failure} />
      <SubmitButton isBusy={form.isBusy}>Send code</SubmitButton>
    </Form>
  )
}
