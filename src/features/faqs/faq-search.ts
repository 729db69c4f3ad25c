import { createTextSearch, TITLE_AND_TEXT, type TextSearch } from '#src/lib/text-search.ts'

type SearchableFaq = { id: string; question: string; html: string }

export type FaqSearch = TextSearch

/** Builds an index of the page's questions, and returns a function that searches it. */
export function createFaqSearch(faqs: ReadonlyArray<SearchableFaq>): Promise<FaqSearch> {
  return createTextSearch(
    faqs.map(({ id, question, html }) => ({ id, title: question, text: plainText(html) })),
    TITLE_AND_TEXT,
  )
}

/** The text of an answer without markup. For browsers only, as it uses DOMParser. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
