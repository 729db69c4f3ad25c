import { faqs } from '#src/content/faqs.ts'
import { memberNewsletter } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { readSite } from '#src/content/site.ts'
import { MEMBER_CONTACT_URL } from '#src/lib/addresses.ts'
import { MemberMessageSection, ReachUsSection } from '#src/features/contact/member-contact-sections.tsx'
import { QuestionSearch } from '#src/features/faqs/question-search.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
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
  return (
    <>
      <QuestionSearch
        hero={hero}
        questions={questions}
        emptyPicture={emptyPicture}
        actions={copy.message.actions ?? []}
        action={MEMBER_CONTACT_URL}
        hint={copy.answers.text?.html}
        submitLabel={copy.answers.heading}
      />
      <ReachUsSection copy={copy.message} social={social} />
      <MemberMessageSection copy={copy.form} />
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}
