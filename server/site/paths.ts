import type { Site, SiteFile } from './read-site.ts'

/** Writes a path the one way the site's table of files spells it. */
export function encodePath(path: string) {
  return path.split('/').map(encodeURIComponent).join('/')
}

/**
 * The path of a request, spelled as in the table of files, or null when it cannot be decoded. Each segment is
 * decoded on its own, so an encoded slash stays part of a name and never becomes a separator.
 */
export function readPath(url: string) {
  try {
    return pathname(url)
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')
  } catch {
    // decodeURIComponent says only "URI malformed": there is nothing to add for the caller.
    return null
  }
}

/** The path as it was sent: without the query, which may hold secrets, and without a proxy's scheme and host. */
export function pathname(url: string) {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/') ? path : path.replace(/^https?:\/\/[^/]*/i, '')
}

export type Found = { file: SiteFile } | { redirectTo: string } | null

/**
 * What is at a path: a file, or the way to the true spelling of a page's address. A redirect only ever leads to
 * an address in the table, so it cannot be made to lead to another site.
 */
export function find(site: Site, path: string): Found {
  const file = site.files.get(path)
  if (file !== undefined) return { file }

  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const redirectTo = site.addresses.get(withoutSlash.toLowerCase())
  return redirectTo === undefined ? null : { redirectTo }
}

/** A missing file is answered in one line: whoever asks for a script or a picture cannot show a page. */
export function looksLikeFile(path: string) {
  return /^\/(assets|images)\//.test(path) || /\.(?!html?$)[a-z0-9]+$/i.test(path)
}
