import type { Findings } from './use-faq-search.ts'

/** Describes the result of a search in a sentence, which is shown and announced. */
export function describeFindings(findings: Findings, query: string): string {
  if (findings.state === 'none') return ''
  if (findings.state === 'failed') {
    return 'The search could not be loaded. All questions are below, and your browser can search this page.'
  }
  const { found, isPartial } = findings
  if (found.length === 0) return `No question matches “${query}”.`
  const isOne = found.length === 1
  if (isPartial)
    return `No question has all these words. ${found.length} ${isOne ? 'has' : 'have'} some of them.`
  return `${found.length} ${isOne ? 'question matches' : 'questions match'} “${query}”.`
}
