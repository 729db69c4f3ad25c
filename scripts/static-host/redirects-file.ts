import type { RedirectMap } from '#server/site/redirects.ts'

export type RedirectRule = { from: string; to: string; status: number }

/**
 * The rules of `_redirects`: first the old addresses of the content, then usual spellings of the pages at the top. Static hosts
 * tell `/Blog` from `/blog`, and have no rule for every spelling.
 */
export function redirectRules(redirects: RedirectMap, pages: ReadonlyArray<string>): Array<RedirectRule> {
  // A page that exists comes first, also at hosts whose redirects do.
  const unused = [...redirects].filter(([from]) => !pages.includes(from))
  const old = unused.flatMap(([from, to]) => [
    { from, to, status: 301 },
    { from: `${from}/`, to, status: 301 },
  ])
  const taken = new Set([...old.map(({ from }) => from), ...pages])
  const spelled = pages
    .filter((page) => /^\/[^/]+$/.test(page))
    .flatMap((page) => spellings(page).map((from) => ({ from, to: page, status: 301 })))
  return [...old, ...spelled.filter(({ from }) => !taken.has(from))]
}

/** `/About-us`, `/About-Us` and `/ABOUT-US`, each once. */
function spellings(page: string) {
  const capital = page.replace(/[a-z]/, (letter) => letter.toUpperCase())
  const capitals = page.replaceAll(/(?<=^\/|-)[a-z]/g, (letter) => letter.toUpperCase())
  return [...new Set([capital, capitals, page.toUpperCase()])]
}

/** The text of `_redirects`. */
export function renderRedirects(rules: ReadonlyArray<RedirectRule>): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}
