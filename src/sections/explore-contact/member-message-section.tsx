import type { PageSection } from '#src/content/pages.ts'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { FormSection } from '#src/sections/shared/form-section.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'

/** The contact form with the name and address of the member filled in. */
export function MemberMessageSection({ words, email }: { words: PageSection; email: string }) {
  const user = useCurrentUser()
  return (
    <FormSection id="write" words={words}>
      <ContactForm
        labelledBy="write"
        email={email}
        sender={{ fullName: `${user.first_name} ${user.surname}`, email: user.email }}
      />
    </FormSection>
  )
}
