import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import { PICTURE_SIZE, PICTURE_TYPES } from '#contract/picture.ts'

// A picture of more pixels is no photograph of a phone, and would fill the memory.
const MAX_PIXELS = 60_000_000

// Each needs a processor, and memory for all its pixels.
const inTurn = pLimit(2)

/**
 * The picture as it is stored: square, small, as WebP, and without metadata, which may say where it was taken. Null if
 * the content is no picture of a type that members may send.
 */
export async function normalizePicture(content: Buffer): Promise<Buffer | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found === undefined || !PICTURE_TYPES.includes(found.mime)) return null
  // Loaded with the first picture: it takes memory that a server without pictures need not hold.
  const { default: sharp } = await import('sharp')
  try {
    return await inTurn(() =>
      sharp(content, { limitInputPixels: MAX_PIXELS })
        // Turns it as its metadata ask, before these are dropped.
        .rotate()
        .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  } catch {
    // It begins like a picture, but is damaged or too large.
    return null
  }
}
