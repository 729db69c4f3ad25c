import { allowed, didYouMean, named } from '#scripts/content/checks/nearest.ts'
import type { Finding } from '#scripts/content/checks/problem.ts'

/** The query parameters of pages that read their query. Pages without an entry are not checked. */
const knownParameters: Readonly<Record<string, ReadonlyArray<string>>> = {
  '/donate': ['cause', 'amount', 'currency', 'type'],
  '/explore/community': ['q', 'topic', 'country', 'language', 'timezone', 'level', 'gender', 'sort', 'page'],
  '/faqs': ['q'],
  '/gallery': ['photo'],
  '/impact-stories': ['story'],
  '/nominee-info': ['category'],
}

/** The problem with the query of an address, or undefined. */
export function parameterFinding(address: string, page: string): Finding | undefined {
  const known = knownParameters[page]
  const [, query] = /^[^?#]*\?([^#]*)/.exec(address) ?? []
  if (known === undefined || query === undefined) return undefined
  const unknown = [...new URLSearchParams(query).keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  const candidates = named(known)
  return {
    rule: 'unknown-parameter',
    words: {
      found: `the page ${page} does not understand "${unknown}" behind the question mark.`,
      fix: didYouMean(unknown, candidates),
      expected: allowed(candidates),
    },
  }
}
