import { Box, Wrap } from '@chakra-ui/react'
import { faqs } from '#src/content/faqs.ts'
import { memberNewsletter } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { readSite } from '#src/content/site.ts'
import { MEMBER_CONTACT_URL } from '#src/lib/addresses.ts'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { QuestionSearch } from '#src/features/faqs/question-search.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { ActionRow } from '#src/ui/actions.tsx'
import { FormSection, Section } from '#src/ui/layout/section.tsx'
import { SocialLinks } from '#src/ui/social-links.tsx'
import type { Route } from './+types/contact-us'

const SOCIAL_NETWORKS = 4

export function loader() {
  return {
    ...readPage('explore-contact-us'),
    newsletter: memberNewsletter(),
    questions: faqs(),
    emptyPicture: picture('pages', { src: 'images/empty-results.webp', alt: '' }),
    social: readSite().social.slice(0, SOCIAL_NETWORKS),
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MemberContactRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, questions, emptyPicture, social, newsletter } = loaderData
  const { actions = [], ...message } = copy.message
  const { first_name, surname, email } = useCurrentUser()
  return (
    <>
      <QuestionSearch
        hero={hero}
        questions={questions}
        emptyPicture={emptyPicture}
        actions={actions}
        action={MEMBER_CONTACT_URL}
        hint={copy.answers.text?.html}
        submitLabel={copy.answers.heading}
      />
      <Section headingId="message" copy={message} tone="brand" columns={[6, 5]} alignItems="end">
        <Wrap alignItems="center" gap="6" justifyContent={{ lg: 'flex-end' }}>
          <ActionRow actions={actions} look="highlight" />
          <Box>
            <SocialLinks links={social} />
          </Box>
        </Wrap>
      </Section>
      <FormSection id="write" copy={copy.form}>
        <ContactForm labelledBy="write" sender={{ fullName: `${first_name} ${surname}`, email }} />
      </FormSection>
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}
