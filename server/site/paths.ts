import { pathname } from '#server/platform/api-paths.ts'

/** Encodes a path as in the site's table of files. */
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
    // decodeURIComponent throws without details: nothing to add for the caller.
    return null
  }
}

/** How the tables of addresses spell a path: in lower case, without a slash at the end. */
export function addressKey(path: string) {
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return withoutSlash.toLowerCase()
}

/** Whether the path is more likely a script's or a picture's than a page's. */
export function looksLikeFile(path: string) {
  return /^\/(assets|images)\//.test(path) || /\.(?!html?$)[a-z0-9]+$/i.test(path)
}
