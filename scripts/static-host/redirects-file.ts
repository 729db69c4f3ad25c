import type { RedirectMap } from '#server/site/redirects.ts'

export type RedirectRule = { from: string; to: string; status: number }

/**
 * The rules of `_redirects`: first the old addresses of the content, then common spellings of top-level pages. Static
 * hosts distinguish `/Blog` from `/blog`, and a rule for every spelling is impossible.
 */
export function redirectRules(redirects: RedirectMap, pages: ReadonlyArray<string>): Array<RedirectRule> {
  // An existing page takes precedence, even on hosts that apply redirects first.
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

/** `/About-us`, `/About-Us` and `/ABOUT-US`, without duplicates. */
function spellings(page: string) {
  const capital = page.replace(/[a-z]/, (letter) => letter.toUpperCase())
  const capitals = page.replaceAll(/(?<=^\/|-)[a-z]/g, (letter) => letter.toUpperCase())
  return [...new Set([capital, capitals, page.toUpperCase()])]
}

/** The text of `_redirects`. */
export function renderRedirects(rules: ReadonlyArray<RedirectRule>): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}
