import { pageCopy, pageHead } from '../../content/pages'
import { picture } from '../../content/pictures'
import { readSite } from '../../content/site'
import { SignupForm } from '../../features/account/signup-form'
import { headMeta } from '../../lib/head'
import { AccountSection } from '../../sections/account/account-section'
import type { Route } from './+types/signup'

const HEADING_ID = 'signup'

export function loader() {
  const page = pageCopy('signup')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    email: readSite().emails[0]?.address ?? '',
  }
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
