import { pageCopy } from '../../content/pages'
import { LoginForm } from '../../features/account/login-form'
import { headMeta } from '../../lib/head'
import { AccountSection } from '../../sections/account/account-section'
import { accountPage } from './account-page'
import type { Route } from './+types/login'

const HEADING_ID = 'login'

export function loader() {
  return accountPage(pageCopy('login'))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/login' }) : []
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, email } = loaderData
  return (
    <AccountSection id={HEADING_ID} heading={heading} intro={intro} picture={hero}>
      <LoginForm labelledBy={HEADING_ID} email={email} />
    </AccountSection>
  )
}
