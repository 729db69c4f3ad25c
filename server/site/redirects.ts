import { addressKey } from './paths.ts'

/** From an old address, in lower case and without a trailing slash, to its target. */
export type RedirectMap = ReadonlyMap<string, string>

/** The target of an old address, with the query added. Case and a trailing slash are ignored, as for pages. */
export function redirectFor(redirects: RedirectMap, path: string, query: string): string | undefined {
  const target = redirects.get(addressKey(path))
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
export function pageLoadFor(redirects: RedirectMap, path: string, query: string): string | undefined {
  const [, page] = /^(.+)\.data$/.exec(path) ?? []
  if (page === undefined) return undefined
  const parameters = new URLSearchParams(query)
  parameters.delete('_routes')
  return redirectFor(redirects, page, parameters.size === 0 ? '' : `?${parameters.toString()}`)
}
