import type { SiteFindings } from './use-site-search.ts'

/** Describes the result of a search in a sentence, which is shown and announced. */
export function describeFindings(findings: SiteFindings, query: string): string {
  if (findings.state === 'none') return ''
  if (findings.state === 'loading') return 'Searching…'
  if (findings.state === 'failed') return 'The search could not be loaded.'
  const { found, isPartial, isGuess } = findings
  if (isTooLittle(findings)) return 'Looking through the whole texts…'
  if (found.length === 0) return `Nothing matches “${query}”.`
  const results = `${found.length} ${found.length === 1 ? 'result' : 'results'}`
  if (isGuess) return `Nothing has “${query}” in this spelling. ${results} with similar words.`
  if (isPartial) return `Nothing has all these words. ${results} with some of them.`
  return `${results} for “${query}”.`
}

/**
 * Whether titles and first sentences gave too few results, so that the full texts must be searched: these may have all
 * words, in the spelling that was typed.
 */
export function isTooLittle(findings: SiteFindings): boolean {
  if (findings.state !== 'done' || !findings.isBrief) return false
  return findings.isPartial || findings.isGuess || findings.found.length === 0
}
