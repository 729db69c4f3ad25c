import { extname } from 'node:path'
import { lookup } from 'mrmime'

const TEXT =
  /^(?:text\/|application\/(?:json|xml|(?:manifest|feed)\+json|(?:rss|atom)\+xml)$|image\/svg\+xml$)/

// Types missing in mrmime. React Router's own server sends the first one for page data.
const OTHERS: Record<string, string> = { '.data': 'text/x-script', '.ico': 'image/x-icon' }

// Their extensions are less specific than the types announced to feed readers (src/features/blog/formats.ts).
const FEEDS: Record<string, string> = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
}

function mimeOf(fileName: string) {
  return FEEDS[fileName] ?? lookup(fileName) ?? OTHERS[extname(fileName).toLowerCase()]
}

/** The Content-Type of a file. Unknown files are downloads, so that browsers do not guess. */
export function contentTypeOf(fileName: string) {
  const mime = mimeOf(fileName) ?? 'application/octet-stream'
  return TEXT.test(mime) ? `${mime}; charset=utf-8` : mime
}

/** Text shrinks under Brotli and gzip; pictures and fonts are compressed already. */
export function isCompressible(fileName: string) {
  return TEXT.test(mimeOf(fileName) ?? '')
}
