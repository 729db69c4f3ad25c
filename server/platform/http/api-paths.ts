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

// The sign for what is no character, which browsers show for NUL as well. No address of ours has it.
const UNREADABLE = '%EF%BF%BD'

/** The URL of a request without NUL, which PostgreSQL cannot compare, and an unknown one for what cannot be decoded. */
export function readableUrl(url = '/') {
  const readable = url.replaceAll('%00', UNREADABLE)
  return isDecodable(pathname(readable)) ? readable : readable.replaceAll('%', UNREADABLE)
}

export function isDecodable(url: string) {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    // decodeURIComponent throws without details.
    return false
  }
}
