import { chakra } from '@chakra-ui/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginSchema } from '#contract/accounts.ts'
import { logIn } from '#src/api/accounts.ts'
import { noteSignIn } from '#src/session/hint.ts'
import { readNext } from '#src/session/member-address.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { Form } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { sayFailure, sayProblem, wordsBesideField } from './account-words.ts'
import { FailureNote } from './failure-note.tsx'
import { TextLink } from './text-link.tsx'
import { useEmailInState } from './use-email-in-state.ts'
import { keptEmail, useKeptEmail } from './use-kept-email.ts'

type AccountFormProps = {
  /** The id of the heading above it. */
  labelledBy: string
  /** Where to write to where there are no scripts. */
  email: string
}

/** Logging in; on success back to the page the session ended on, or to the start page of the member area. */
export function LoginForm({ labelledBy, email }: AccountFormProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useForm({
    schema: loginSchema,
    onInvalid: sayProblem,
    fieldWords: wordsBesideField,
    onSubmit: async (login) => {
      toast.success(await sayFailure(logIn(login)))
      noteSignIn()
      keptEmail.clear()
      await navigate(readNext(search), { replace: true })
    },
  })
  useEmailInState(form.ref)
  useKeptEmail(form.ref, 'email')

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <TextInput
        {...form.field('email')}
        label="Username or email address"
        // Not "email": browsers would check it in words of their own, and people may begin with their username.
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordInput {...form.field('password')} label="Password" autoComplete="current-password" required />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
      >
        <Checkbox {...form.field('remember')} label="Remember Me" />
        <TextLink to="/password-recovery">Forgot password?</TextLink>
      </chakra.div>
      <FailureNote failure={form.failure} />
      <div>
        <SubmitButton isBusy={form.isBusy}>Log in</SubmitButton>
        <chakra.p marginTop="4">
          New here? <TextLink to="/signup">Sign up</TextLink>
        </chakra.p>
      </div>
    </Form>
  )
}
