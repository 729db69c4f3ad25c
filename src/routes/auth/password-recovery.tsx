import { pageCopy, pageSection, type Page } from '#src/content/pages.ts'
import { accountPage } from '#src/content/site.ts'
import { RecoveryForm, type StepCopy } from '#src/features/account/recovery-form.tsx'
import { AccountSection } from '#src/features/account/account-section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { Route } from './+types/password-recovery'

export function loader() {
  const page = pageCopy('password-recovery')
  return {
    ...accountPage(page),
    steps: {
      'open-link': stepCopy(page, 'open-link'),
      'send-code': stepCopy(page, 'send-code'),
      'confirm-code': stepCopy(page, 'confirm-code'),
      'new-password': stepCopy(page, 'new-password'),
    },
  }
}

function stepCopy(page: Page, step: keyof StepCopy) {
  const { heading = '', text } = pageSection(page, step)
  return { heading, html: text?.html ?? '' }
}

export { pageMeta as meta } from '#src/lib/head.ts'

export default function PasswordRecoveryRoute({ loaderData }: Route.ComponentProps) {
  const { hero, steps, email } = loaderData
  const copy = (step: keyof StepCopy) => ({
    heading: steps[step].heading,
    text: <Prose html={steps[step].html} />,
  })
  return (
    <AccountSection id="password-recovery" {...hero} focus="90% center">
      <RecoveryForm
        email={email}
        copy={{
          'open-link': copy('open-link'),
          'send-code': copy('send-code'),
          'confirm-code': copy('confirm-code'),
          'new-password': copy('new-password'),
        }}
      />
    </AccountSection>
  )
}
