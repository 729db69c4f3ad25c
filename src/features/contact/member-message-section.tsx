import type { PageSection } from '#src/content/pages.ts'
import { FormSection } from '#src/ui/sections/form-section.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { ContactForm } from './contact-form.tsx'

/** The contact form, with the member's name and address filled in. */
export function MemberMessageSection({ copy, email }: { copy: PageSection; email: string }) {
  const user = useCurrentUser()
  const sender = { fullName: `${user.first_name} ${user.surname}`, email: user.email }
  return (
    <FormSection id="write" copy={copy}>
      <ContactForm labelledBy="write" email={email} sender={sender} />
    </FormSection>
  )
}
