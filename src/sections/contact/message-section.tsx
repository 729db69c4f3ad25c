import type { PageSection } from '../../content/pages'
import { ContactForm } from '../../features/contact/contact-form'
import { FormSection } from '../shared/form-section'

/** The contact form. */
export function MessageSection({ words, email }: { words: PageSection; email: string }) {
  return (
    <FormSection id="write" words={words}>
      <ContactForm labelledBy="write" email={email} />
    </FormSection>
  )
}
