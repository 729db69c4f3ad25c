import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { AccountSection } from '#src/features/account/account-section.tsx'
import { RecoveryForm } from '#src/features/account/recovery-form.tsx'
import type { Route } from './+types/password-recovery'

export function loader() {
  const page = pageCopy('password-recovery')
  return {
    ...pageIntro(page),
    steps: {
      'open-link': pageSection(page, 'open-link'),
      'send-code': pageSection(page, 'send-code'),
      'confirm-code': pageSection(page, 'confirm-code'),
      'new-password': pageSection(page, 'new-password'),
    },
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
