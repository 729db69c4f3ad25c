import { pageCopy } from '../../content/pages'
import { SignupForm } from '../../features/account/signup-form'
import { headMeta } from '../../lib/head'
import { AccountSection } from '../../sections/account/account-section'
import { accountPage } from './account-page'
import type { Route } from './+types/signup'

const HEADING_ID = 'signup'

export function loader() {
  return accountPage(pageCopy('signup'))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/signup' }) : []
}

export default function SignupRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, email } = loaderData
  return (
    <AccountSection id={HEADING_ID} heading={heading} intro={intro} picture={hero}>
      <SignupForm labelledBy={HEADING_ID} email={email} />
    </AccountSection>
  )
}
