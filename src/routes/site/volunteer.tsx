import { FORM_PAGES } from '#contract/form-pages.ts'
import { delivery } from '#src/api/delivery.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { headMeta } from '#src/lib/head.ts'
import { FormSection } from '#src/ui/sections/form-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { RolesSection } from '#src/features/volunteering/roles-section.tsx'
import type { Route } from './+types/volunteer'

export function loader() {
  const page = pageCopy('volunteer')
  return {
    ...pageIntro(page),
    roles: pageSection(page, 'intro'),
    join: pageSection(page, 'form'),
    email: readSite().emails.general.address,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/volunteer')
}

export default function VolunteerRoute({ loaderData }: Route.ComponentProps) {
  const { hero, roles, join, email } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <RolesSection copy={roles} />
      <FormSection id="join" copy={join}>
        <VolunteerForm
          labelledBy="join"
          email={email}
          action={delivery.pageAction(FORM_PAGES.volunteering)}
        />
      </FormSection>
    </>
  )
}
