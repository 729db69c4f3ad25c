import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { redirectsPath, type Redirects } from '#server/platform/build-output.ts'
import type { RedirectMap } from '#server/site/redirects.ts'
import { compiled } from './compiled.ts'

const REDIRECTS_FILE = '.generated/redirects.json'

/** The old addresses of the compiled content. */
export async function redirectsOf(root: string): Promise<RedirectMap> {
  const { redirects } = await compiled<{ redirects: Array<{ from: string; to: string }> }>(root, 'Redirects')
  return new Map(redirects.map(({ from, to }) => [from, encoded(to)]))
}

/** Writes them for the server. */
export async function writeRedirects(root: string): Promise<void> {
  const file = path.join(root, REDIRECTS_FILE)
  const redirects: Redirects = Object.fromEntries(await redirectsOf(root))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(redirects, null, 2)}\n`)
}

/** Writes them beside a build for our server, and for hosts that serve the pages without it. */
export async function writeRedirectsOfBuild(root: string, buildDir: string): Promise<void> {
  const redirects = await redirectsOf(root)
  await copyFile(path.join(root, REDIRECTS_FILE), redirectsPath(buildDir))
  await writeFile(path.join(buildDir, '_redirects'), staticHostRedirects(redirects))
  await writeFile(path.join(path.dirname(buildDir), 'redirects.nginx.conf'), nginxRedirects(redirects))
}

/** The file that Netlify, Cloudflare Pages and others read. They keep the question of the request themselves. */
export function staticHostRedirects(redirects: RedirectMap): string {
  const spellings = [...redirects].flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`])
  return spellings.map((line) => `${line}\n`).join('')
}

/** To be included in a server block of nginx. */
export function nginxRedirects(redirects: RedirectMap): string {
  return [...redirects].map(([from, to]) => `${nginxLocation(from, to)}\n`).join('')
}

function nginxLocation(from: string, to: string) {
  const [, beforeMark = to, mark = ''] = /^([^#]*)(#.*)?$/.exec(to.replaceAll('$', '%24')) ?? []
  const question = beforeMark.includes('?') ? '&$args' : '$is_args$args'
  return `location ~* "^${from.replaceAll('.', '\\.')}/?$" { return 301 "${beforeMark}${question}${mark}"; }`
}

/** As browsers write an address. */
function encoded(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return pathname + search + hash
}
