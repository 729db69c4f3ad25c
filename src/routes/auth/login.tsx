import { readPage } from '#src/content/pages.ts'
import { LoginForm } from '#src/features/account/login-form.tsx'
import { AccountSection } from '#src/features/account/account-section.tsx'
import type { Route } from './+types/login'

const HEADING_ID = 'login'

export function loader() {
  return readPage('login')
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountSection id={HEADING_ID} {...loaderData.hero}>
      <LoginForm labelledBy={HEADING_ID} />
    </AccountSection>
  )
}
