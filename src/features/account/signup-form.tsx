import { useNavigate } from 'react-router-dom'
import { signupSchema } from '#contract/accounts.ts'
import { signUp } from './sign-in-api.ts'
import { DraftNote } from '#src/ui/forms/form-actions.tsx'
import { FieldRow, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { AccountForm, toastResult, withToasts } from './account-form.tsx'
import type { EmailState } from './remembered-email.ts'
import { UsernameInput } from './username-input.tsx'

/** The sign-up form. On success it opens the login page with the address filled in. */
export function SignupForm(props: FormPlaceProps) {
  const navigate = useNavigate()
  const form = usePersistedForm('signup', {
    ...withToasts,
    schema: signupSchema,
    onSubmit: async (account) => {
      await toastResult(signUp(account))
      await navigate('/login', { state: { email: account.email } satisfies EmailState })
      return true
    },
  })

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Sign up"
      note={<DraftNote form={form} />}
      footer={
        <>
          Have an account already? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <FieldRow>
        <TextInput name="surname" label="Surname" autoComplete="family-name" required />
        <TextInput name="first_name" label="First name" autoComplete="given-name" required />
      </FieldRow>
      <FieldRow>
        <PhoneInput name="phone_number" />
        {/* Password managers store this field with the password, as people log in with it. */}
        <EmailInput autoComplete="username" hint="You log in with it" />
      </FieldRow>
      <UsernameInput hint="The name others see. Letters, digits, dots, hyphens and underscores." />
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row are easy to remember."
        required
      />
    </AccountForm>
  )
}
