export const API_PREFIXES = ['/auth', '/account', '/submissions', '/api']

/** API calls get JSON, even for errors. */
export function isApiPath(path: string) {
  return API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The path of a request without its query, which may contain secrets, and without what a proxy adds. */
export function pathname(url: string) {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/') ? path : path.replace(/^https?:\/\/[^/]*/i, '')
}
