import { FORM_PAGES } from '#contract/form-pages.ts'
import { delivery } from '#src/api/delivery.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { EmailSection } from '#src/features/contact/email-section.tsx'
import { FormSection } from '#src/ui/layout/section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/contact-us'

export function loader() {
  const page = pageCopy('contact-us')
  return {
    ...pageIntro(page),
    emailCopy: pageSection(page, 'emails'),
    formCopy: pageSection(page, 'form'),
    emails: readSite().emails,
  }
}

export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, emailCopy, formCopy, emails } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <EmailSection copy={emailCopy} emails={emails} />
      <FormSection id="write" copy={formCopy}>
        <ContactForm labelledBy="write" action={delivery.pageAction(FORM_PAGES.contact)} />
      </FormSection>
    </>
  )
}
