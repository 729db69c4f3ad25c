import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import { PICTURE_SIZE, PICTURE_TYPES } from '#contract/picture.ts'

// Larger pictures are not phone photographs, and would exhaust the memory.
const MAX_PIXELS = 60_000_000

// Each needs a processor, and memory for all its pixels.
const inTurn = pLimit(2)

/**
 * Converts a picture for storage: square, small, as WebP, and without metadata, which may contain its location.
 * Returns null if the content is not a picture of an accepted type.
 */
export async function normalizePicture(content: Buffer): Promise<Buffer | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found === undefined || !PICTURE_TYPES.includes(found.mime)) return null
  // Imported on demand: it takes memory that a server without pictures need not hold.
  const { default: sharp } = await import('sharp')
  try {
    return await inTurn(() =>
      sharp(content, { limitInputPixels: MAX_PIXELS })
        // Applies the orientation in the metadata before these are dropped.
        .rotate()
        .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  } catch {
    // It starts like a picture, but is damaged or too large.
    return null
  }
}
