import type { Findings } from './use-faq-search.ts'

/** Describes the result of a search in a sentence, which is shown and announced. */
export function describeFindings(findings: Findings, query: string): string {
  if (findings.state === 'none') return ''
  if (findings.state === 'failed') {
    return 'The search could not be loaded. All questions are below, and your browser can search this page.'
  }
  const { found, isPartial, isGuess } = findings
  if (found.length === 0) return `No question matches “${query}”.`
  const isOne = found.length === 1
  const has = isOne ? 'has' : 'have'
  if (isGuess) return `No question has “${query}” in this spelling. ${found.length} ${has} similar words.`
  if (isPartial) return `No question has all these words. ${found.length} ${has} some of them.`
  return `${found.length} ${isOne ? 'question matches' : 'questions match'} “${query}”.`
}
