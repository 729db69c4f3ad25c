import { Wrap } from '@chakra-ui/react'
import { useSignOut } from '#src/session/session-provider.tsx'
import type { PageSection } from '#src/content/pages.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { MailingListButton } from './mailing-list-button.tsx'
import { SessionList } from './session-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { AccountPart } from '#src/ui/sections/account-part.tsx'

type SettingsProps = {
  copy: Record<'emailSettings' | 'resetPassword' | 'sessions' | 'deleteAccount', PageSection>
  /** The address to write to without scripts. */
  email: string
}

export function SettingsSections({ copy, email }: SettingsProps) {
  const { signOut, isBusy } = useSignOut()
  return (
    <>
      <AccountPart headingId="email-settings" copy={copy.emailSettings} tone="surface">
        <MailingListButton />
      </AccountPart>
      <AccountPart headingId="reset-password" copy={copy.resetPassword}>
        <ChangePasswordForm labelledBy="reset-password" email={email} />
      </AccountPart>
      <AccountPart headingId="sessions" copy={copy.sessions} tone="surface">
        <SessionList email={email} />
      </AccountPart>
      <AccountPart headingId="delete-account" copy={copy.deleteAccount}>
        <Wrap gap="3">
          <DeleteAccount email={email} />
          <Button size="lg" aria-disabled={isBusy || undefined} onClick={signOut}>
            SIGN OUT
          </Button>
        </Wrap>
      </AccountPart>
    </>
  )
}
