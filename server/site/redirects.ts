/** From an old address, in small letters and without a slash at the end, to the address that it leads to. */
export type RedirectMap = ReadonlyMap<string, string>

/**
 * Where an old address leads, with the question of the request (`?from=mail`) behind that of the target. Letter case
 * and a slash at the end make no difference, as for the addresses of pages.
 */
export function redirectFor(redirects: RedirectMap, path: string, query: string): string | undefined {
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const target = redirects.get(withoutSlash.toLowerCase())
  if (target === undefined || query.length < 2) return target
  const [, beforeMark = target, mark = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? []
  return `${beforeMark}${beforeMark.includes('?') ? `&${query.slice(1)}` : query}${mark}`
}

/**
 * Where a page of React Router goes that navigates to an old address: it asks for the data of a page there
 * (`/old.data?_routes=…`), and the redirect of a file would give it the data of another route.
 */
export function pageLoadFor(redirects: RedirectMap, path: string, query: string): string | undefined {
  const [, page] = /^(.+)\.data$/.exec(path) ?? []
  if (page === undefined) return undefined
  const parameters = new URLSearchParams(query)
  parameters.delete('_routes')
  return redirectFor(redirects, page, parameters.size === 0 ? '' : `?${parameters.toString()}`)
}
