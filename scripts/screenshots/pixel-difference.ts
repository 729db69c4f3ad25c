import sharp from 'sharp'

/** Where two pictures of a page differ. Rows count from the top, in pixels. */
export type PixelDifference = {
  /** Of all pixels of the taller picture, between 0 and 1. */
  share: number
  firstRow: number
  lastRow: number
  /** By how much the second is taller; negative where it is shorter. */
  grown: number
}

/**
 * Compares two pictures of one browser at one width, pixel by pixel; null where all are the same. What one picture has
 * below the end of the other counts as different.
 */
export async function pixelDifference(before: Buffer, after: Buffer): Promise<PixelDifference | null> {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  if (old.width !== now.width)
    throw new Error(`Pictures of ${old.width} and ${now.width} px cannot be compared.`)
  const height = Math.max(old.height, now.height)
  let [count, firstRow, lastRow] = [0, height, 0]
  for (let row = 0; row < height; row += 1) {
    const differing = differingIn(row, old, now)
    if (differing === 0) continue
    count += differing
    firstRow = Math.min(firstRow, row)
    lastRow = row
  }
  if (count === 0) return null
  return { share: count / (old.width * height), firstRow, lastRow, grown: now.height - old.height }
}

type Pixels = { width: number; height: number; data: Uint32Array }

/** Each pixel as one number, which compares four times as fast as its colours. */
async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, data: new Uint32Array(new Uint8Array(data).buffer) }
}

function differingIn(row: number, old: Pixels, now: Pixels) {
  if (row >= old.height || row >= now.height) return old.width
  let count = 0
  for (let at = row * old.width; at < (row + 1) * old.width; at += 1)
    if (old.data[at] !== now.data[at]) count += 1
  return count
}
