import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { readSite } from '../../content/site'
import { headMeta } from '../../lib/head'
import { PageHero } from '../../sections/shared/page-hero'
import { JoinSection } from '../../sections/volunteer/join-section'
import { RolesSection } from '../../sections/volunteer/roles-section'
import type { Route } from './+types/volunteer'

export function loader() {
  const page = pageCopy('volunteer')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    roles: pageSection(page, 'intro'),
    join: pageSection(page, 'form'),
    email: readSite().emails[0]?.address ?? '',
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/volunteer' }) : []
}

export default function VolunteerRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, roles, join, email } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} />
      <RolesSection words={roles} />
      <JoinSection words={join} email={email} />
    </>
  )
}
