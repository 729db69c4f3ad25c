import type { FAQPage, WithContext } from 'schema-dts'
import { withWholeAddresses } from '#src/lib/addresses.ts'

type AnsweredQuestion = { question: string; html: string }

/**
 * The questions as structured data (schema.org FAQPage). Answers stay HTML, which the vocabulary allows, with absolute
 * links.
 */
export function faqsStructuredData(faqs: ReadonlyArray<AnsweredQuestion>, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withWholeAddresses(html, siteUrl) },
    })),
  } satisfies WithContext<FAQPage>
}
