import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { faqs } from '#src/content/faqs.ts'
import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { faqsStructuredData } from '#src/features/faqs/structured-data.ts'
import { headMeta } from '#src/lib/head.ts'
import { SearchableFaqs } from '#src/sections/faqs/searchable-faqs.tsx'
import type { Route } from './+types/faqs'

export function loader() {
  const page = pageCopy('faqs')
  const topic = (key: 'donations' | 'nonprofits' | 'community') => ({
    words: pageSection(page, key),
    lists: [{ key, questions: faqs(key) }],
  })
  const nonprofits = topic('nonprofits')
  return {
    head: pageHead(page),
    hero: {
      heading: page.heading,
      intro: page.intro?.html ?? null,
      picture: page.hero ? picture('pages', page.hero) : null,
    },
    common: { words: pageSection(page, 'common'), questions: faqs('common') },
    topics: [
      topic('donations'),
      // The page for non-profits shows three more; whoever searches here looks for them too.
      {
        ...nonprofits,
        lists: [...nonprofits.lists, { key: 'non-profit-page', questions: faqs('non-profit-page') }],
      },
      topic('community'),
    ],
    ask: pageSection(page, 'ask'),
    emptyPicture: picture('pages', { src: 'images/empty-results.webp', alt: '' }),
  }
}

// Searching changes only the query: nothing has to be fetched again.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, common, topics } = loaderData
  const questions = [
    ...common.questions,
    ...topics.flatMap(({ lists }) => lists.flatMap((list) => list.questions)),
  ]
  return [
    ...headMeta(head, { path: '/faqs' }),
    { 'script:ld+json': faqsStructuredData(questions, import.meta.env.VITE_SITE_URL) },
  ]
}

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, common, topics, ask, emptyPicture } = loaderData
  return <SearchableFaqs hero={hero} common={common} topics={topics} ask={ask} emptyPicture={emptyPicture} />
}
