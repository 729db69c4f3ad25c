export const API_PREFIXES = ['/auth', '/account', '/submissions', '/api']

/** Programs call these addresses, so they are answered in JSON even when something is wrong. */
export function isApiPath(path: string) {
  return API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}
