import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentTypeOf } from '#server/site/content-types.ts'
import type { HeaderRule, RedirectRule } from '#scripts/static-host/host-files.ts'
import type { Host } from '#scripts/static-host/export-site.ts'

/*
 * Simulates the documented behaviour of Netlify and Cloudflare Pages, which cannot run locally, for tests. The same
 * comparison was made with wrangler, which contains Cloudflare's program, and with Netlify's own parsers:
 * docs/deploying.md.
 */

/** Returns a function that requests an address of the folder from such a host. */
export function documentedHost(folder: string, host: Host) {
  const headers = readHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'))
  const redirects = readRedirects(readFileSync(path.join(folder, '_redirects'), 'utf8'))

  function fileOf(name: string) {
    const file = path.join(folder, name)
    return !/^_(?:headers|redirects)$/.test(name) && statSync(file, { throwIfNoEntry: false })?.isFile()
      ? file
      : null
  }

  function send(pathname: string, file: string, status: number) {
    const rules = headers.filter(({ pattern }) => matches(pattern, pathname))
    return new Response(readFileSync(file), {
      status,
      headers: {
        'cache-control': status === 404 ? 'no-store' : 'public, max-age=0, must-revalidate',
        'content-type': contentTypeOf(file),
        ...Object.assign({}, ...rules.map((rule) => rule.headers)),
        ...(status === 404 && { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' }),
      },
    })
  }

  function redirectTo(to: string, search: string, status: number) {
    const target = new URL(to, 'http://localhost')
    const location = target.pathname + (target.search || search) + target.hash
    return new Response(null, { status, headers: { location } })
  }

  return async function ask(address: string): Promise<Response> {
    const { pathname, search } = new URL(address, 'http://localhost')
    const rule = redirects.find(({ from }) => matches(from, pathname))
    if (rule !== undefined && rule.status !== 404) return redirectTo(rule.to, search, rule.status)
    if (pathname !== '/' && pathname.endsWith('/') && fileOf(`${pathname.slice(1, -1)}.html`))
      return redirectTo(pathname.slice(0, -1), search, 308)
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    const file = fileOf(name) ?? fileOf(`${name}.html`)
    if (file !== null) return send(pathname, file, 200)
    const missing = rule?.to.slice(1) ?? nearestNotFound(pathname, host)
    return send(pathname, path.join(folder, missing), 404)
  }

  /** The nearest 404.html: in the folder of the address, or above it. */
  function nearestNotFound(pathname: string, { hasNotFoundRules }: Host) {
    if (hasNotFoundRules) return '404.html'
    for (let at = path.posix.dirname(pathname); at !== '/'; at = path.posix.dirname(at))
      if (fileOf(`${at.slice(1)}/404.html`)) return `${at.slice(1)}/404.html`
    return '404.html'
  }
}

/** `*` matches any text, including slashes. */
function matches(pattern: string, pathname: string) {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(pathname)
}

function readHeaders(text: string): Array<HeaderRule> {
  const rules: Array<HeaderRule> = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (name === undefined || value === undefined) rules.push({ pattern: line.trim(), headers: {} })
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}

function readRedirects(text: string): Array<RedirectRule> {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status]) => ({ from, to, status: Number(status) }))
}
