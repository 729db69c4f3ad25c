import { faqs } from '#src/content/faqs.ts'
import { readPage } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { SearchableFaqs } from '#src/features/faqs/searchable-faqs.tsx'
import type { Route } from './+types/faqs'

/** The lists of questions of each topic. The page for non-profits has its own as well. */
const TOPICS = [['donations'], ['nonprofits', 'non-profit-page'], ['community']] as const

export function loader() {
  const { copy, ...page } = readPage('faqs')
  return {
    ...page,
    common: { copy: copy.common, questions: faqs('common') },
    topics: TOPICS.map((keys) => ({
      copy: copy[keys[0]],
      lists: keys.map((key) => ({ key, questions: faqs(key) })),
    })),
    ask: copy.ask,
    emptyPicture: picture('', { src: picturesInCode.emptyResults, alt: '' }),
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  return <SearchableFaqs {...loaderData} />
}
