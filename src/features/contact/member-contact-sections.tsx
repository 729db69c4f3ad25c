import { Box, Wrap } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { ActionRow } from '#src/ui/actions.tsx'
import { FormSection, Section } from '#src/ui/layout/section.tsx'
import { SocialLinks } from '#src/ui/social-links.tsx'
import { ContactForm } from './contact-form.tsx'

type ReachUsSectionProps = {
  copy: PageSection
  social: ComponentProps<typeof SocialLinks>['links']
}

/** For questions that the search did not answer: a link to the form, and the social networks. */
export function ReachUsSection({ copy: { actions, ...copy }, social }: ReachUsSectionProps) {
  return (
    <Section headingId="message" copy={copy} tone="brand" columns={[6, 5]} alignItems="end">
      <Wrap alignItems="center" gap="6" justifyContent={{ lg: 'flex-end' }}>
        <ActionRow actions={actions} look="highlight" />
        <Box>
          <SocialLinks links={social} />
        </Box>
      </Wrap>
    </Section>
  )
}

/** The contact form, with the member's name and address filled in. */
export function MemberMessageSection({ copy }: { copy: PageSection }) {
  const user = useCurrentUser()
  const sender = { fullName: `${user.first_name} ${user.surname}`, email: user.email }
  return (
    <FormSection id="write" copy={copy}>
      <ContactForm labelledBy="write" sender={sender} />
    </FormSection>
  )
}
