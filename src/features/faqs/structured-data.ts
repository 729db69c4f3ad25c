import type { FAQPage, WithContext } from 'schema-dts'

type AnsweredQuestion = { question: string; html: string }

/**
 * The questions as structured data (schema.org FAQPage). Answers stay HTML, which the vocabulary allows; their links
 * become absolute if the site's URL is known.
 */
export function faqsStructuredData(faqs: ReadonlyArray<AnsweredQuestion>, siteUrl: string | undefined) {
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

function withWholeAddresses(html: string, siteUrl: string | undefined): string {
  if (!siteUrl) return html
  return html.replace(/href="(\/[^"]*)"/gu, (_, path: string) => `href="${new URL(path, siteUrl).href}"`)
}
