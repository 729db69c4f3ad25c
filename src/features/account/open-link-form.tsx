import { form as formOf } from '#contract/fields.ts'
import { verifyRecovery } from './sign-in-api.ts'
import { delivery } from '#src/api/delivery.ts'
import { useForm } from '#src/ui/forms/use-form.ts'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { AccountForm, toastResult } from './account-form.tsx'
import type { RecoveryFormProps } from './send-code-form.tsx'

const noFields = formOf({})

/**
 * Replaces the second step for the link of the mail, which is used when the button is pressed, not when it is opened.
 */
export function OpenLinkForm({ recovery, ...props }: RecoveryFormProps) {
  const { link = '', forgetLink, goTo } = recovery
  const form = useForm({
    schema: noFields,
    onSubmit: async () => {
      await delivery.send(() => toastResult(verifyRecovery({ link })))
      forgetLink()
      await goTo('new-password')
    },
  })

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Choose a new password"
      footer={<TextLink to="/password-recovery">Have a code sent instead</TextLink>}
    >
      {null}
    </AccountForm>
  )
}
