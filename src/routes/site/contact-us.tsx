import { FORM_PAGES } from '#contract/form-pages.ts'
import { delivery } from '#src/api/delivery.ts'
import { readPage } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { EmailSection } from '#src/features/contact/email-section.tsx'
import { FormSection } from '#src/ui/layout/section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/contact-us'

export function loader() {
  return { ...readPage('contact-us'), emails: readSite().emails }
}

export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, emails } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <EmailSection copy={copy.emails} emails={emails} />
      <FormSection id="write" copy={copy.form}>
        <ContactForm labelledBy="write" action={delivery.pageAction(FORM_PAGES.contact)} />
      </FormSection>
    </>
  )
}
