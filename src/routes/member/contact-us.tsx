import { faqs } from '#src/content/faqs.ts'
import { memberNewsletter } from '#src/content/members.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { readSite } from '#src/content/site.ts'
import { MEMBER_CONTACT_URL } from '#src/lib/addresses.ts'
import { MemberMessageSection, ReachUsSection } from '#src/features/contact/member-contact-sections.tsx'
import { QuestionSearch } from '#src/features/faqs/question-search.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import type { Route } from './+types/contact-us'

const SOCIAL_NETWORKS = 4

export function loader() {
  const page = pageCopy('explore-contact-us')
  const { social } = readSite()
  return {
    ...pageIntro(page),
    newsletter: memberNewsletter(),
    questions: faqs(),
    emptyPicture: picture('pages', { src: 'images/empty-results.webp', alt: '' }),
    answers: pageSection(page, 'answers'),
    reach: { copy: pageSection(page, 'message'), social: social.slice(0, SOCIAL_NETWORKS) },
    form: pageSection(page, 'form'),
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MemberContactRoute({ loaderData }: Route.ComponentProps) {
  const { hero, questions, emptyPicture, answers, reach, form, newsletter } = loaderData
  return (
    <>
      <QuestionSearch
        hero={hero}
        questions={questions}
        emptyPicture={emptyPicture}
        actions={reach.copy.actions ?? []}
        action={MEMBER_CONTACT_URL}
        hint={answers.text?.html}
        submitLabel={answers.heading}
      />
      <ReachUsSection {...reach} />
      <MemberMessageSection copy={form} />
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}
