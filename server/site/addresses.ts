import { pathname } from '#server/platform/http/api-paths.ts'
import type { Site, SiteFile } from './read-site.ts'

/** Encodes a path as in the site's table of files. */
export function encodePath(path: string) {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The path of a request as in the table of files. An encoded slash stays a part of a name. */
export function readPath(url: string) {
  const segments = pathname(url).split('/')
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')
}

type Found = { file: SiteFile } | { redirectTo: string } | { pageLoad: string } | null

/** Looks up an address: a file, or a redirect, which leads to addresses of the build only, never to another site. */
export function find(site: Site, path: string, query: string): Found {
  const file = site.files.get(path)
  if (file !== undefined) return { file }
  const redirectTo = redirectFor(site.redirects, path, query)
  if (redirectTo !== undefined) return { redirectTo }
  const pageLoad = pageLoadFor(site.redirects, path, query)
  return pageLoad === undefined ? findWithoutPunctuation(site, path, query) : { pageLoad }
}

/** Chats and mail programs often take a closing bracket or a full stop after a link for a part of it. */
function findWithoutPunctuation(site: Site, path: string, query: string): Found {
  const [last = '', ...before] = path.split('/').reverse()
  const cut = decodeURIComponent(last).replace(/(?:(?!\/)[\p{Po}\p{Pe}\p{Pf}>])+$/u, '')
  const shorter = [encodeURIComponent(cut), ...before].reverse().join('/')
  if (shorter === path) return null
  const found = find(site, shorter, query)
  return found !== null && 'file' in found ? { redirectTo: shorter + query } : found
}

/** From an old address, in lower case and without a trailing slash, to its target. */
export type RedirectMap = ReadonlyMap<string, string>

/** The target of an old address, with the query added. Case and a trailing slash are ignored, as for pages. */
export function redirectFor(redirects: RedirectMap, path: string, query: string): string | undefined {
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const target = redirects.get(withoutSlash.toLowerCase())
  if (target === undefined || query.length < 2) return target
  const [, beforeFragment = target, fragment = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? []
  const added = beforeFragment.includes('?') ? `&${query.slice(1)}` : query
  return beforeFragment + added + fragment
}

/**
 * The page that a client-side navigation has to load as a whole: the new one of an old address, as React Router requests
 * data there (`/old.data?_routes=…`) and would follow a redirect to the data of another route; or one without data, which
 * an open page of an earlier build still requests.
 */
function pageLoadFor(redirects: RedirectMap, path: string, query: string): string | undefined {
  const [, page] = /^(.+)\.data$/.exec(path) ?? []
  if (page === undefined) return undefined
  const parameters = new URLSearchParams(query)
  parameters.delete('_routes')
  return redirectFor(redirects, page, parameters.size === 0 ? '' : `?${parameters.toString()}`)
}
