import { pageCopy, pageSection, type Page } from '#src/content/pages.ts'
import { RecoveryForm } from '#src/features/account/recovery-form.tsx'
import type { RecoveryStep } from '#src/features/account/recovery-steps.ts'
import { headMeta } from '#src/lib/head.ts'
import { AccountSection } from '#src/sections/account/account-section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { accountPage } from './account-page.ts'
import type { Route } from './+types/password-recovery'

export function loader() {
  const page = pageCopy('password-recovery')
  return {
    ...accountPage(page),
    steps: {
      'send-code': stepWords(page, 'send-code'),
      'confirm-code': stepWords(page, 'confirm-code'),
      'new-password': stepWords(page, 'new-password'),
    },
  }
}

function stepWords(page: Page, step: RecoveryStep) {
  const { heading = '', text } = pageSection(page, step)
  return { heading, html: text?.html ?? '' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/password-recovery')
}

export default function PasswordRecoveryRoute({ loaderData }: Route.ComponentProps) {
  const { hero, steps, email } = loaderData
  const words = (step: RecoveryStep) => ({
    heading: steps[step].heading,
    text: <Prose html={steps[step].html} />,
  })
  return (
    <AccountSection id="password-recovery" {...hero} focus="90% center">
      <RecoveryForm
        email={email}
        words={{
          'send-code': words('send-code'),
          'confirm-code': words('confirm-code'),
          'new-password': words('new-password'),
        }}
      />
    </AccountSection>
  )
}
