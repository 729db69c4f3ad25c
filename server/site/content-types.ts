import { extname } from 'node:path'

type ContentType = { mime: string; isText: boolean }

const CONTENT_TYPES: Record<string, ContentType> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.ics': text('text/calendar'),
  // What React Router's own server answers for the data of a page.
  '.data': text('text/x-script'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/x-icon'),
  '.woff2': binary('font/woff2'),
  '.pdf': binary('application/pdf'),
  '.wasm': binary('application/wasm'),
}

function text(mime: string) {
  return { mime: `${mime}; charset=utf-8`, isText: true }
}

function binary(mime: string) {
  return { mime, isText: false }
}

/** The Content-Type of a file; an unknown one is a download rather than a guess. */
export function contentTypeOf(fileName: string) {
  return CONTENT_TYPES[extname(fileName).toLowerCase()]?.mime ?? 'application/octet-stream'
}

/** Text shrinks under Brotli and gzip; pictures and fonts are compressed already. */
export function isCompressible(fileName: string) {
  return CONTENT_TYPES[extname(fileName).toLowerCase()]?.isText ?? false
}
