import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SENT_PAGES } from '#contract/form-pages.ts'
import { type Origins, scriptSource, securityHeadersOf } from '#server/platform/http/security-headers.ts'
import { contentTypeOf } from '#server/site/content-types.ts'
import { HASHED_DIRECTORIES, readSite, type Site, type SiteFile } from '#server/site/read-site.ts'
import type { RedirectMap } from '#server/site/addresses.ts'
import { IMMUTABLE } from '#server/site/send-file.ts'

type Options = { buildDir: string; outDir: string; origins: Origins }

/** Writes what the server would serve in the form of Netlify and Cloudflare Pages, with their rules. Replaces the folder. */
export async function exportSite({ buildDir, outDir, origins }: Options) {
  const site = readSite(buildDir)
  const files = new Map([
    ...site.files,
    ['/404', site.notFoundPages.site],
    ['/explore/404', site.notFoundPages.member],
  ])
  await rm(outDir, { recursive: true, force: true })
  for (const [address, file] of files) {
    // Not about-us/index.html: hosts redirect a folder to its address with a trailing slash.
    const name = address === '/' ? '/index.html' : address + (isPage(file) ? '.html' : '')
    const place = path.join(outDir, decodeURIComponent(name))
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, isPage(file) ? withScriptPolicy(file, address) : file.body)
  }
  const pages = [...files].filter(([, file]) => isPage(file)).map(([address]) => address)
  const redirects = [...redirectRules(site.redirects, pages), MEMBER_NOT_FOUND]
  const headers = headerRules(files, origins)
  const redirectLines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`)
  await writeFile(path.join(outDir, '_headers'), headers.join('\n'))
  await writeFile(path.join(outDir, '_redirects'), redirectLines.join(''))
  return { files: files.size, headerRules: headers.length, redirects: redirects.length }
}

function isPage({ contentType }: SiteFile) {
  return contentType.startsWith('text/html')
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/**
 * Adds a policy for the page's inline scripts, before the first of them: a separate header per page would exceed the
 * number of rules that hosts allow. Browsers enforce it together with the policy in the header. Pages that our server
 * fills in (server/form-pages) must not run scripts at all.
 */
function withScriptPolicy({ body, scriptHashes }: SiteFile, address: string): string {
  const html = body.toString('utf8')
  if (!CHARSET.test(html)) throw new Error(`${address} names no charset, after which its policy belongs.`)
  const policy = scriptSource(Object.values(SENT_PAGES).includes(address) ? null : scriptHashes)
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}"/>`,
  )
}

// Hosts guess these types, and not all as our server does.
const TYPES_BY_ENDING = ['.data', '.js', '.webmanifest']

/**
 * The rules of `_headers`, each as its text. If two rules match, some hosts use the last value of a header and others
 * send both. So the general rule leaves caching to the host, whose default is to revalidate, and its policy allows
 * inline scripts: each page restricts them to its own. SVG files have a stricter policy, which is effective in either
 * case.
 */
function headerRules(files: Site['files'], origins: Origins): Array<string> {
  const everywhere = securityHeadersOf(origins)
  const policy = everywhere['content-security-policy'] ?? ''
  const open = policy.replace(scriptSource([]), `${scriptSource([])} 'unsafe-inline'`)
  return [
    headerRule('/*', { ...everywhere, 'content-security-policy': open }),
    headerRule('/*.svg', { 'content-security-policy': policy, 'content-type': contentTypeOf('drawing.svg') }),
    ...HASHED_DIRECTORIES.map((directory) => headerRule(`/${directory}*`, { 'cache-control': IMMUTABLE })),
    ...TYPES_BY_ENDING.map((ending) =>
      headerRule(`/*${ending}`, { 'content-type': contentTypeOf(`file${ending}`) }),
    ),
    ...[...files]
      .filter(isFeed)
      .map(([address, { contentType }]) => headerRule(address, { 'content-type': contentType })),
  ]
}

function headerRule(pattern: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}

/** Whether a file's extension is less specific than its type. */
function isFeed([address, file]: [string, SiteFile]) {
  return !isPage(file) && file.contentType !== contentTypeOf(`file${path.extname(address)}`)
}

type RedirectRule = { from: string; to: string; status: number }

/** Unknown addresses below /explore have another page. Cloudflare ignores this rule, and finds the nearest 404.html itself. */
const MEMBER_NOT_FOUND: RedirectRule = { from: '/explore/*', to: '/explore/404.html', status: 404 }

/**
 * The rules of `_redirects`: first the old addresses of the content, then common spellings of top-level pages. Static
 * hosts distinguish `/Blog` from `/blog`, and a rule for every spelling is impossible.
 */
export function redirectRules(redirects: RedirectMap, pages: ReadonlyArray<string>): Array<RedirectRule> {
  // The server's own spellings of pages and their data are there as well.
  const others = [...redirects].filter(([from, to]) => from !== to && !pages.includes(from))
  const old = others.flatMap(([from, to]) => [
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
