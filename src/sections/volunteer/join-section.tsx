import type { PageSection } from '../../content/pages'
import { VolunteerForm } from '../../features/volunteering/volunteer-form'
import { FormSection } from '../shared/form-section'

/** 'Join our team': the form for volunteers. */
export function JoinSection({ words, email }: { words: PageSection; email: string }) {
  return (
    <FormSection id="join" words={words}>
      <VolunteerForm labelledBy="join" email={email} />
    </FormSection>
  )
}
