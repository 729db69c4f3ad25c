import { pathname } from '#server/platform/http/api-paths.ts'

/** Encodes a path as in the site's table of files. */
export function encodePath(path: string) {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The path of a request as in the table of files. An encoded slash stays a part of a name. */
export function readPath(url: string) {
  const segments = pathname(url).split('/')
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')
}

/** Normalizes a path for the tables of addresses: in lower case, without a trailing slash. */
export function addressKey(path: string) {
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return withoutSlash.toLowerCase()
}

/** The path without punctuation at its end, such as a closing bracket or a full stop. */
export function withoutPunctuation(path: string) {
  const [last = '', ...before] = path.split('/').reverse()
  const shorter = decodeURIComponent(last).replace(/(?:(?!\/)[\p{Po}\p{Pe}\p{Pf}>])+$/u, '')
  return [encodeURIComponent(shorter), ...before].reverse().join('/')
}
