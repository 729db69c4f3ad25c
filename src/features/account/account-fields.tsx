import type { ComponentProps } from 'react'
import { delivery } from '#src/api/delivery.ts'
import { FieldRow } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '#src/ui/forms/text-input.tsx'

type PasswordProps = Partial<ComponentProps<typeof PasswordInput>>

/** What an account consists of besides its password, in the order of the specification (ACCOUNT-13). */
export function ProfileFields() {
  return (
    <>
      <FieldRow>
        <TextInput name="surname" label="Surname" autoComplete="family-name" required />
        <TextInput name="first_name" label="First name" autoComplete="given-name" required />
      </FieldRow>
      <FieldRow>
        <PhoneInput name="phone_number" />
        {/* Password managers store this field with the password, as people log in with it. */}
        <EmailInput autoComplete="username" hint="You log in with it" />
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
    </>
  )
}

export function NewPasswordInput(props: PasswordProps) {
  return (
    <PasswordInput
      name="password"
      label="Password"
      autoComplete="new-password"
      hint="At least 8 characters. A few words in a row are easy to remember."
      required
      {...props}
    />
  )
}

/** The new password of an account that exists, typed twice. Without delivery nothing is required. */
export function NewPasswordTwice({ account, labels }: { account?: string; labels: [string, string] }) {
  const [label, again] = labels
  const required = delivery.isRequired
  return (
    <>
      <NewPasswordInput label={label} account={account} required={required} />
      <NewPasswordInput name="confirm" label={again} hint={undefined} required={required} />
    </>
  )
}

export function CurrentPasswordInput(props: PasswordProps) {
  return (
    <PasswordInput
      name="current_password"
      label="Current Password"
      autoComplete="current-password"
      required
      {...props}
    />
  )
}
