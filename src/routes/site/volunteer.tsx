import { FORM_PAGES } from '#contract/form-pages.ts'
import { delivery } from '#src/api/delivery.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { FormSection, Section } from '#src/ui/layout/section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { Route } from './+types/volunteer'

export function loader() {
  const page = pageCopy('volunteer')
  return {
    ...pageIntro(page),
    roles: pageSection(page, 'intro'),
    join: pageSection(page, 'form'),
  }
}

export default function VolunteerRoute({ loaderData }: Route.ComponentProps) {
  const { hero, roles, join } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <Section
        headingId="roles"
        copy={{ heading: roles.heading }}
        tone="tint"
        columns={[4, 7]}
        gap={{ base: '5', lg: '16' }}
      >
        {roles.text && <Prose html={roles.text.html} />}
      </Section>
      <FormSection id="join" copy={join}>
        <VolunteerForm labelledBy="join" action={delivery.pageAction(FORM_PAGES.volunteering)} />
      </FormSection>
    </>
  )
}
