import { pageCopy } from '#src/content/pages.ts'
import { accountPage } from '#src/content/site.ts'
import { LoginForm } from '#src/features/account/login-form.tsx'
import { AccountSection } from '#src/features/account/account-section.tsx'
import type { Route } from './+types/login'

const HEADING_ID = 'login'

export function loader() {
  return accountPage(pageCopy('login'))
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  const { hero, email } = loaderData
  return (
    <AccountSection id={HEADING_ID} {...hero}>
      <LoginForm labelledBy={HEADING_ID} email={email} />
    </AccountSection>
  )
}
