import { pageCopy, pageIntro, pageSections } from '#src/content/pages.ts'
import { AccountSection } from '#src/features/account/account-section.tsx'
import { RecoveryForm } from '#src/features/account/recovery-form.tsx'
import type { Route } from './+types/password-recovery'

export function loader() {
  const page = pageCopy('password-recovery')
  return {
    ...pageIntro(page),
    steps: pageSections(page, 'open-link', 'send-code', 'confirm-code', 'new-password'),
  }
}

export default function PasswordRecoveryRoute({ loaderData }: Route.ComponentProps) {
  const { hero, steps } = loaderData
  return (
    <AccountSection id="password-recovery" {...hero} focus="90% center">
      <RecoveryForm copy={steps} />
    </AccountSection>
  )
}
