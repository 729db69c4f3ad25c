import { chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { signupSchema } from '#contract/accounts.ts'
import { signUp } from '#src/api/accounts.ts'
import { DraftNote } from '#src/ui/forms/form-actions.tsx'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { AccountForm, TextLink, toastResult, withToasts, type AccountFormProps } from './account-form.tsx'
import type { EmailState } from './remembered-email.ts'

/** Making an account; on success to the login page, which knows the address already. */
export function SignupForm(props: AccountFormProps) {
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
      footer={
        <>
          <DraftNote form={form} />
          <chakra.p marginTop="2">
            Have an account already? <TextLink to="/login">Log in</TextLink>
          </chakra.p>
        </>
      }
    >
      <FieldRow>
        <TextInput name="surname" label="Surname" autoComplete="family-name" required />
        <TextInput name="first_name" label="First name" autoComplete="given-name" required />
      </FieldRow>
      <FieldRow>
        <TextInput
          name="phone_number"
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          hint="Such as 0803 123 4567"
          required
        />
        <TextInput
          name="email"
          label="Email"
          type="email"
          // Password managers store it beside the password: people log in with it.
          autoComplete="username"
          hint="You log in with it"
          required
        />
      </FieldRow>
      <TextInput
        name="username"
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        hint="The name others see. Letters, digits, dots, hyphens and underscores."
        required
      />
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
