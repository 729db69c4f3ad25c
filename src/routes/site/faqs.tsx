import { faqs } from '#src/content/faqs.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { faqsStructuredData } from '#src/features/faqs/structured-data.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { SearchableFaqs } from '#src/features/faqs/searchable-faqs.tsx'
import { StructuredData } from '#src/ui/structured-data.tsx'
import type { Route } from './+types/faqs'

export function loader() {
  const page = pageCopy('faqs')
  const topic = (key: 'donations' | 'nonprofits' | 'community') => ({
    copy: pageSection(page, key),
    lists: [{ key, questions: faqs(key) }],
  })
  const nonprofits = topic('nonprofits')
  return {
    ...pageIntro(page),
    common: { copy: pageSection(page, 'common'), questions: faqs('common') },
    topics: [
      topic('donations'),
      // The page for non-profits has three more questions, which the search includes.
      {
        ...nonprofits,
        lists: [...nonprofits.lists, { key: 'non-profit-page', questions: faqs('non-profit-page') }],
      },
      topic('community'),
    ],
    ask: pageSection(page, 'ask'),
    emptyPicture: picture('', { src: picturesInCode.emptyResults, alt: '' }),
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  const { head, ...page } = loaderData
  const questions = [
    ...page.common.questions,
    ...page.topics.flatMap(({ lists }) => lists.flatMap((list) => list.questions)),
  ]
  return (
    <>
      <SearchableFaqs {...page} questions={questions} />
      <StructuredData data={faqsStructuredData(questions, head.siteUrl)} />
    </>
  )
}
