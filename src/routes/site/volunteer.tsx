import { FORM_PAGES } from '#contract/form-pages.ts'
import { delivery } from '#src/api/delivery.ts'
import { readPage } from '#src/content/pages.ts'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { FormSection, Section } from '#src/ui/layout/section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { Route } from './+types/volunteer'

export function loader() {
  return readPage('volunteer')
}

export default function VolunteerRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy } = loaderData
  const { heading, text } = copy.intro
  return (
    <>
      <PageHero {...hero} />
      <Section
        headingId="roles"
        copy={{ heading }}
        tone="tint"
        columns={[4, 7]}
        gap={{ base: '5', lg: '16' }}
      >
        {text && <Prose html={text.html} />}
      </Section>
      <FormSection id="join" copy={copy.form}>
        <VolunteerForm labelledBy="join" action={delivery.pageAction(FORM_PAGES.volunteering)} />
      </FormSection>
    </>
  )
}
