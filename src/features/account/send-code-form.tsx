import { recoverySchema } from '#contract/recovery.ts'
import { startRecovery } from './sign-in-api.ts'
import { delivery } from '#src/api/delivery.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { AccountForm, toastResult } from './account-form.tsx'
import { rememberedEmail, rememberEmail } from './remembered-email.ts'
import { storedProgress, type Recovery } from './use-recovery.ts'

export type RecoveryFormProps = FormPlaceProps & { recovery: Recovery }

export function SendCodeForm({ recovery, ...props }: RecoveryFormProps) {
  const form = useForm({
    schema: delivery.schema(recoverySchema),
    initialValues: () => ({
      contact: rememberedEmail.read() ?? storedProgress.read()?.sent?.contact ?? '',
    }),
    onEdit: (_name, element) => rememberEmail(element, 'contact'),
    onSubmit: async ({ contact }) => {
      await delivery.send(async () => {
        await toastResult(startRecovery(contact))
        recovery.recordSent(contact)
      })
      await recovery.goTo('confirm-code')
    },
  })

  return (
    <AccountForm {...props} form={form} submitLabel="Send code">
      <TextInput
        name="contact"
        label="Email address or phone number"
        // Accepts an address or a number, so the keyboard needs letters and digits.
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required={delivery.isRequired}
      />
    </AccountForm>
  )
}
