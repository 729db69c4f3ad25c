export const API_PREFIXES = ['/auth', '/account', '/submissions', '/api']

/** Calls of the API get JSON, even when they fail. */
export function isApiPath(path: string) {
  return API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The path of a request as it was sent: without the query, which may hold secrets, and without a proxy's scheme and host. */
export function pathname(url: string) {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/') ? path : path.replace(/^https?:\/\/[^/]*/i, '')
}
