import { useEffect } from 'react'
import { recoverySchema } from '../../../contract/accounts'
import { startRecovery } from '../../api/accounts'
import { isDelivering } from '../../api/deliver'
import { fillIn } from '../../lib/form-values'
import { Form } from '../../ui/form'
import { SubmitButton } from '../../ui/submit-button'
import { TextInput } from '../../ui/text-input'
import { toast } from '../../ui/toast'
import { useForm } from '../../ui/use-form'
import { sayFailure } from './account-words'
import { FailureNote } from './failure-note'
import { unchecked } from './recovery-schemas'
import { useKeptEmail } from './use-kept-email'
import type { Recovery } from './use-recovery'

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
