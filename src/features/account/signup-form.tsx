import { chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { signupSchema } from '#contract/accounts.ts'
import { signUp } from '#src/api/accounts.ts'
import { DraftNote } from '#src/ui/forms/draft-note.tsx'
import { FieldRow, Form } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useDraft } from '#src/ui/forms/use-draft.ts'
import { useForm } from '#src/ui/forms/use-form.ts'
import { sayFailure, sayProblem, wordsBesideField } from './account-words.ts'
import { FailureNote } from './failure-note.tsx'
import { TextLink } from './text-link.tsx'
import type { EmailState } from './use-email-in-state.ts'

type AccountFormProps = {
  /** The id of the heading above it. */
  labelledBy: string
  /** Where to write to where there are no scripts. */
  email: string
}

/** Making an account; on success to the login page, which knows the address already. */
export function SignupForm({ labelledBy, email }: AccountFormProps) {
  const navigate = useNavigate()
  const form = useForm({
    schema: signupSchema,
    onInvalid: sayProblem,
    fieldWords: wordsBesideField,
    onSubmit: async (account) => {
      toast.success(await sayFailure(signUp(account)))
      draft.clear()
      await navigate('/login', { state: { email: account.email } satisfies EmailState })
    },
  })
  const draft = useDraft(form.ref, 'signup')

  function discard() {
    draft.clear()
    form.reset()
  }

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <FieldRow>
        <TextInput {...form.field('surname')} label="Surname" autoComplete="family-name" required />
        <TextInput {...form.field('first_name')} label="First name" autoComplete="given-name" required />
      </FieldRow>
      <FieldRow>
        <TextInput
          {...form.field('phone_number')}
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          hint="Such as 0803 123 4567"
          required
        />
        <TextInput
          {...form.field('email')}
          label="Email"
          type="email"
          // What password managers keep beside the password: people log in with it.
          autoComplete="username"
          hint="You log in with it"
          required
        />
      </FieldRow>
      <TextInput
        {...form.field('username')}
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        hint="The name others see. Letters, digits, dots, hyphens and underscores."
        required
      />
      <PasswordInput
        {...form.field('password')}
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row are easy to remember."
        required
      />
      <FailureNote failure={form.failure} />
      <div>
        <SubmitButton isBusy={form.isBusy}>Sign up</SubmitButton>
        <DraftNote status={draft.status} onDiscard={discard} />
        <chakra.p marginTop="2">
          Have an account already? <TextLink to="/login">Log in</TextLink>
        </chakra.p>
      </div>
    </Form>
  )
}
