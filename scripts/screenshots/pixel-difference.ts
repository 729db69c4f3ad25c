import sharp from 'sharp'

/** The difference of two screenshots of a page. Rows count from the top, in pixels. */
export type PixelDifference = {
  /** The share of different pixels in the taller picture, between 0 and 1. */
  share: number
  firstRow: number
  lastRow: number
  /** The height of the second picture minus that of the first. */
  grown: number
}

/**
 * Compares two screenshots of one browser and width, pixel by pixel. Returns null if they are equal. Rows that only
 * the taller picture has count as different.
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

/** Reads each pixel as one number: comparing these is four times as fast as comparing channels. */
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
