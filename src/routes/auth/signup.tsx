import { readPage } from '#src/content/pages.ts'
import { SignupForm } from '#src/features/account/signup-form.tsx'
import { AccountSection } from '#src/features/account/account-section.tsx'
import type { Route } from './+types/signup'

const HEADING_ID = 'signup'

export function loader() {
  return readPage('signup')
}

export default function SignupRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountSection id={HEADING_ID} {...loaderData.hero}>
      <SignupForm labelledBy={HEADING_ID} />
    </AccountSection>
  )
}
