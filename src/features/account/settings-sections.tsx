import { Text, Wrap } from '@chakra-ui/react'
import { useCurrentUser, useSignOut } from '#src/session/session-provider.tsx'
import type { PageSection } from '#src/content/pages.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SessionList } from './session-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { AccountPart } from '#src/ui/sections/account-part.tsx'
import { saveMailingList } from '#src/api/account.ts'
import { useAccountMutation } from './use-account-mutation.ts'

type SettingsProps = {
  copy: Record<'emailSettings' | 'resetPassword' | 'sessions' | 'deleteAccount', PageSection>
}

export function SettingsSections({ copy }: SettingsProps) {
  const { signOut, isBusy } = useSignOut()
  return (
    <>
      <AccountPart headingId="email-settings" copy={copy.emailSettings} tone="surface">
        <MailingListButton />
      </AccountPart>
      <AccountPart headingId="reset-password" copy={copy.resetPassword}>
        <ChangePasswordForm labelledBy="reset-password" />
      </AccountPart>
      <AccountPart headingId="sessions" copy={copy.sessions} tone="surface">
        <SessionList />
      </AccountPart>
      <AccountPart headingId="delete-account" copy={copy.deleteAccount}>
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
  const { mutate, isPending } = useAccountMutation(saveMailingList)

  return (
    <>
      <Text fontWeight="700" marginBottom="4">
        {isOn ? 'You are on our mailing list.' : 'You are not on our mailing list.'}
      </Text>
      <Button
        look="outline"
        size="lg"
        isBusy={isPending}
        onClick={() => mutate({ is_on_mailing_list: !isOn })}
      >
        {isOn ? 'Unsubscribe from mailing list' : 'Subscribe to mailing list'}
      </Button>
    </>
  )
}
