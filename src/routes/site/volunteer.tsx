import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { readSite } from '#src/content/site.ts'
import { headMeta } from '#src/lib/head.ts'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import { JoinSection } from '#src/sections/volunteer/join-section.tsx'
import { RolesSection } from '#src/sections/volunteer/roles-section.tsx'
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
