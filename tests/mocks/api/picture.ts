import { MAX_PICTURE_BYTES, PICTURE_TYPES, UNSUPPORTED_PICTURE } from '#contract/picture.ts'
import { HttpError } from './route.ts'

/** The first characters of JPG, PNG and WebP files. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/]

/** Checks the size and the first bytes of a picture. Unlike the server, keeps it unchanged. */
export async function readPicture(request: Request): Promise<Uint8Array> {
  if (!PICTURE_TYPES.includes(request.headers.get('content-type') ?? ''))
    throw new HttpError(415, 'This kind of content cannot be accepted here.')
  const picture = new Uint8Array(await request.arrayBuffer())
  if (picture.length > MAX_PICTURE_BYTES) throw new HttpError(413, 'This is more than can be accepted here.')
  const beginning = String.fromCharCode(...picture.subarray(0, 12))
  if (!SIGNATURES.some((signature) => signature.test(beginning)))
    throw new HttpError(415, UNSUPPORTED_PICTURE)
  return picture
}
