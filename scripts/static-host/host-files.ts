import { type Origins, scriptSource, securityHeadersOf } from '#server/platform/http/security-headers.ts'
import { contentTypeOf } from '#server/site/content-types.ts'
import { HASHED_DIRECTORIES } from '#server/site/read-site.ts'
import type { RedirectMap } from '#server/site/addresses.ts'
import { IMMUTABLE } from '#server/site/send-file.ts'

// Hosts guess these types, and not all as our server does.
const TYPES_BY_ENDING = ['.data', '.js', '.webmanifest']

/**
 * The rules of `_headers`, each as its text. If two rules match, some hosts use the last value of a header and others
 * send both. So the general rule leaves caching to the host, whose default is to revalidate, and its policy allows
 * inline scripts: each page restricts them to its own (export-site.ts). SVG files have a stricter policy, which is
 * effective in either case.
 */
export function headerRules(names: ReadonlyArray<string>, origins: Origins): Array<string> {
  const everywhere = securityHeadersOf(origins)
  const policy = everywhere['content-security-policy'] ?? ''
  const open = policy.replace(scriptSource([]), `${scriptSource([])} 'unsafe-inline'`)
  const typeRule = (pattern: string, name: string) =>
    headerRule(pattern, { 'content-type': contentTypeOf(name) })
  return [
    headerRule('/*', { ...everywhere, 'content-security-policy': open }),
    headerRule('/*.svg', { 'content-security-policy': policy, 'content-type': contentTypeOf('drawing.svg') }),
    ...HASHED_DIRECTORIES.map((directory) => headerRule(`/${directory}*`, { 'cache-control': IMMUTABLE })),
    ...TYPES_BY_ENDING.map((ending) => typeRule(`/*${ending}`, `file${ending}`)),
    ...names.filter(isFeed).map((name) => typeRule(`/${name}`, name)),
  ]
}

function headerRule(pattern: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}

/** Whether a file's extension is less specific than its type. */
function isFeed(name: string) {
  return contentTypeOf(name) !== contentTypeOf(`file${/\.\w+$/.exec(name)?.[0] ?? ''}`)
}

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
