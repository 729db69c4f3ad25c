import { type Origins, scriptSource, securityHeadersOf } from '#server/platform/http/security-headers.ts'
import { contentTypeOf } from '#server/site/content-types.ts'
import { HASHED_DIRECTORIES } from '#server/site/read-site.ts'
import type { RedirectMap } from '#server/site/redirects.ts'
import { IMMUTABLE } from '#server/site/send-file.ts'

export type HeaderRule = { pattern: string; headers: Record<string, string> }

// Hosts guess these types, and not all as our server does.
const TYPES_BY_ENDING = ['.data', '.js', '.webmanifest']

/**
 * The rules of `_headers`. If two rules match, some hosts use the last value of a header and others send both. So the
 * general rule leaves caching to the host, whose default is to revalidate, and its policy allows inline scripts: each
 * page restricts them to its own (export-site.ts). SVG files have a stricter policy, which is effective in either
 * case.
 */
export function headerRules(names: ReadonlyArray<string>, origins: Origins): Array<HeaderRule> {
  const everywhere = securityHeadersOf(origins)
  const policy = everywhere['content-security-policy'] ?? ''
  const open = policy.replace(scriptSource([]), `${scriptSource([])} 'unsafe-inline'`)
  return [
    { pattern: '/*', headers: { ...everywhere, 'content-security-policy': open } },
    {
      pattern: '/*.svg',
      headers: { 'content-security-policy': policy, 'content-type': contentTypeOf('drawing.svg') },
    },
    ...HASHED_DIRECTORIES.map((directory) => ({
      pattern: `/${directory}*`,
      headers: { 'cache-control': IMMUTABLE },
    })),
    ...TYPES_BY_ENDING.map((ending) => ({
      pattern: `/*${ending}`,
      headers: { 'content-type': contentTypeOf(`file${ending}`) },
    })),
    ...names.filter(isFeed).map((name) => ({
      pattern: `/${name}`,
      headers: { 'content-type': contentTypeOf(name) },
    })),
  ]
}

/** Whether a file's extension is less specific than its type. */
function isFeed(name: string) {
  return contentTypeOf(name) !== contentTypeOf(`file${/\.\w+$/.exec(name)?.[0] ?? ''}`)
}

/** The text of `_headers`. */
export function renderHeaders(rules: ReadonlyArray<HeaderRule>): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pattern}\n${lines.join('')}`
    })
    .join('\n')
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

/** The text of `_redirects`. */
export function renderRedirects(rules: ReadonlyArray<RedirectRule>): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}
