import { createTextSearch, type TextSearch } from '#src/lib/text-search.ts'

type SearchableFaq = { id: string; question: string; html: string }

export type FaqSearch = TextSearch

/** Builds the index out of the questions of the page, once, and answers with those that match. */
export function createFaqSearch(faqs: ReadonlyArray<SearchableFaq>): Promise<FaqSearch> {
  return createTextSearch(
    faqs.map(({ id, question, html }) => ({ id, title: question, text: plainText(html) })),
  )
}

/** The text of an answer without markup. Browser only, because it uses DOMParser. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
