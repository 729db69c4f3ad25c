import type { SiteFindings } from './use-site-search.ts'

/** The result of a search in a sentence, shown and announced. */
export function describeFindings(findings: SiteFindings, query: string): string {
  if (findings.state === 'none') return ''
  if (findings.state === 'loading') return 'Searching…'
  if (findings.state === 'failed') return 'The search could not be loaded.'
  const { found, isPartial } = findings
  if (found.length === 0) return `Nothing matches “${query}”.`
  const results = `${found.length} ${found.length === 1 ? 'result' : 'results'}`
  if (isPartial) return `Nothing has all these words. ${results} with some of them.`
  return `${results} for “${query}”.`
}
