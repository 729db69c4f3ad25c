import { readPage } from '#src/content/pages.ts'
import { AccountSection } from '#src/features/account/account-section.tsx'
import { RecoveryForm } from '#src/features/account/recovery-form.tsx'
import type { Route } from './+types/password-recovery'

export function loader() {
  return readPage('password-recovery')
}

export default function PasswordRecoveryRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy } = loaderData
  return (
    <AccountSection id="password-recovery" {...hero} focus="90% center">
      <RecoveryForm copy={copy} />
    </AccountSection>
  )
}
