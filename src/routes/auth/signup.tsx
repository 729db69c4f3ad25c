import { pageCopy } from '#src/content/pages.ts'
import { accountPage } from '#src/content/site.ts'
import { SignupForm } from '#src/features/account/signup-form.tsx'
import { AccountSection } from '#src/features/account/account-section.tsx'
import type { Route } from './+types/signup'

const HEADING_ID = 'signup'

export function loader() {
  return accountPage(pageCopy('signup'))
}

export default function SignupRoute({ loaderData }: Route.ComponentProps) {
  const { hero, email } = loaderData
  return (
    <AccountSection id={HEADING_ID} {...hero}>
      <SignupForm labelledBy={HEADING_ID} email={email} />
    </AccountSection>
  )
}
