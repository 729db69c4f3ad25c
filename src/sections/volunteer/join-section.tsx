import type { PageSection } from '#src/content/pages.ts'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { FormSection } from '#src/sections/shared/form-section.tsx'

/** 'Join our team': the form for volunteers. */
export function JoinSection({ words, email }: { words: PageSection; email: string }) {
  return (
    <FormSection id="join" words={words}>
      <VolunteerForm labelledBy="join" email={email} />
    </FormSection>
  )
}
