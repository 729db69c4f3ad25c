import { Wrap } from '@chakra-ui/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { login, loginSchema } from '#contract/accounts.ts'
import { call } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import { recordSignIn } from '#src/session/hint.ts'
import { readNext } from '#src/session/member-address.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { TextLink } from '#src/ui/links.tsx'
import { AccountForm, toastResult, withToasts } from './account-form.tsx'

/**
 * The login form. On success it returns to the page on which the session ended, or opens the start page of the member
 * area.
 */
export function LoginForm(props: FormPlaceProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const form = useForm({
    ...withToasts,
    schema: loginSchema,
    onSubmit: async (values) => {
      await toastResult(() => call(login, delivery.login(values)))
      recordSignIn()
      await navigate(readNext(location.search), { replace: true })
    },
  })

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Log in"
      footer={
        <>
          New here? <TextLink to="/signup">Sign up</TextLink>
        </>
      }
    >
      <TextInput
        name="email"
        label="Username or email address"
        // Not "email": browsers would validate it with their own messages, and people may try their username first.
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordInput name="password" label="Password" autoComplete="current-password" required />
      <Wrap gap="3" alignItems="center" justifyContent="space-between" columnGap="6" rowGap="0">
        <Checkbox name="remember" label="Remember Me" />
        <TextLink to="/password-recovery">Forgot password?</TextLink>
      </Wrap>
    </AccountForm>
  )
}
