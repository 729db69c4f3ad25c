import { useNavigate } from 'react-router-dom'
import { signup, signupSchema } from '#contract/accounts.ts'
import { call } from '#src/api/client.ts'
import { useDraft } from '#src/ui/forms/draft.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { TextLink } from '#src/ui/links.tsx'
import { NewPasswordInput, ProfileFields } from './account-fields.tsx'
import { AccountForm, toastResult, withToasts } from './account-form.tsx'

/** The sign-up form. On success it opens the login page. */
export function SignupForm(props: FormPlaceProps) {
  const navigate = useNavigate()
  const form = useForm({
    ...withToasts,
    draft: useDraft('signup'),
    schema: signupSchema,
    onSubmit: async (account) => {
      await toastResult(() => call(signup, account))
      await navigate('/login')
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
          Have an account already? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <ProfileFields />
      <NewPasswordInput />
    </AccountForm>
  )
}
