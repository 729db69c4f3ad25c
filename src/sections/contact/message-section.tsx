import type { PageSection } from '#src/content/pages.ts'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { FormSection } from '#src/sections/shared/form-section.tsx'

/** The contact form. */
export function MessageSection({ words, email }: { words: PageSection; email: string }) {
  return (
    <FormSection id="write" words={words}>
      <ContactForm labelledBy="write" email={email} />
    </FormSection>
  )
}
