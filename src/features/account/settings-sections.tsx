import { Text, Wrap } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  changePassword,
  newPasswordTwiceSchema,
  passwordChangeSchema,
  setMailingList,
} from '#contract/accounts.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { call } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import type { PageSection } from '#src/content/pages.ts'
import { useCurrentUser, useSignOut } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { AccountPart } from '#src/ui/layout/section.tsx'
import { CurrentPasswordInput, NewPasswordTwice } from './account-fields.tsx'
import { AccountForm, withToasts } from './account-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SessionList, sessionsQuery } from './session-list.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

type SettingsProps = {
  copy: Record<'email-settings' | 'reset-password' | 'sessions' | 'delete-account', PageSection>
}

export function SettingsSections({ copy }: SettingsProps) {
  const { signOut, isBusy } = useSignOut()
  return (
    <>
      <AccountPart headingId="email-settings" copy={copy['email-settings']} tone="surface">
        <MailingListButton />
      </AccountPart>
      <AccountPart headingId="reset-password" copy={copy['reset-password']}>
        <ChangePasswordForm labelledBy="reset-password" />
      </AccountPart>
      <AccountPart headingId="sessions" copy={copy.sessions} tone="surface">
        <SessionList />
      </AccountPart>
      <AccountPart headingId="delete-account" copy={copy['delete-account']}>
        <Wrap gap="3">
          <DeleteAccount />
          <Button size="lg" isBusy={isBusy} onClick={signOut}>
            SIGN OUT
          </Button>
        </Wrap>
      </AccountPart>
    </>
  )
}

function MailingListButton() {
  const { is_on_mailing_list: isOn } = useCurrentUser()
  const { mutate, isPending } = useAccountMutation(() => call(setMailingList, { is_on_mailing_list: !isOn }))
  return (
    <>
      <Text fontWeight="700" marginBottom="4">
        {isOn ? 'You are on our mailing list.' : 'You are not on our mailing list.'}
      </Text>
      <Button look="outline" size="lg" isBusy={isPending} onClick={() => mutate()}>
        {isOn ? 'Unsubscribe from mailing list' : 'Subscribe to mailing list'}
      </Button>
    </>
  )
}

const changeSchema = v.intersect([
  v.object({ current_password: passwordChangeSchema.entries.current_password }),
  newPasswordTwiceSchema,
])

/** A new password, confirmed by the current one. Ends all other sessions. */
function ChangePasswordForm({ labelledBy }: { labelledBy: string }) {
  const { email } = useCurrentUser()
  const client = useQueryClient()
  const { mutateAsync: save } = useAccountMutation((change: BodyInput<typeof passwordChangeSchema>) =>
    call(changePassword, change),
  )
  const form = useForm({
    ...withToasts,
    schema: delivery.schema(changeSchema),
    onSubmit: async ({ current_password, password }) => {
      await save({ current_password, password })
      form.reset()
      // The list on the same page: the other browsers are signed out, and this one has a new session.
      void client.invalidateQueries(sessionsQuery())
    },
  })
  return (
    <AccountForm labelledBy={labelledBy} form={form} submitLabel="Save">
      <CurrentPasswordInput account={email} required={delivery.isRequired} />
      <NewPasswordTwice labels={['New Password', 'Re-enter Password']} />
    </AccountForm>
  )
}
