import sharp from 'sharp'

/** The factor by which a screenshot is reduced to its baseline: small files, and tolerance for antialiasing. */
const SCALE = 8
const QUALITY = 85
/**
 * The tolerated difference of a colour channel (0 to 255). Both pictures are compressed, which changes both alike.
 */
const MAX_DIFFERENCE = 18
/** The tolerated number of different pixels in the baseline: a moved word has more. */
const MAX_PIXELS = 3
/** Another browser version may render text in a long page slightly taller. */
const MAX_HEIGHT_DIFFERENCE = 8

/** Reduces a screenshot to its baseline. */
export async function toBaseline(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const missing = (length: number) => (SCALE - (length % SCALE)) % SCALE
  const whole = await sharp(png)
    .extend({ right: missing(width), bottom: missing(height), extendWith: 'copy' })
    .png()
    .toBuffer()
  const small = await sharp(whole)
    .resize({ width: Math.ceil(width / SCALE), kernel: 'linear' })
    .png()
    .toBuffer()
  return sharp(small).webp({ quality: QUALITY, smartSubsample: true, effort: 6 }).toBuffer()
}

/** Describes the difference of two baselines for a test report. Returns null if it is not visible. */
export async function differenceBetween(before: Buffer, after: Buffer): Promise<string | null> {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const grown = (now.height - old.height) * SCALE
  if (Math.abs(grown) > MAX_HEIGHT_DIFFERENCE)
    return `${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'shorter'}, from ${firstRow(old, now)} px down`
  const rows = differingRows(old, now)
  const count = rows.reduce((sum, row) => sum + row.pixels, 0)
  if (count <= MAX_PIXELS) return null
  const tops = rows.map(({ row }) => row * SCALE)
  return `another look between ${Math.min(...tops)} and ${Math.max(...tops) + SCALE} px down (${count} blocks of ${SCALE} px)`
}

type Pixels = { width: number; height: number; data: Buffer }

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function differingRows(old: Pixels, now: Pixels) {
  const rows: Array<{ row: number; pixels: number }> = []
  for (let row = 0; row < Math.min(old.height, now.height); row += 1) {
    let pixels = 0
    for (let column = 0; column < old.width; column += 1)
      if (isDifferent(old, now, (row * old.width + column) * 3)) pixels += 1
    if (pixels > 0) rows.push({ row, pixels })
  }
  return rows
}

function isDifferent(old: Pixels, now: Pixels, at: number) {
  return [0, 1, 2].some((color) => {
    const difference = (old.data[at + color] ?? 0) - (now.data[at + color] ?? 0)
    return Math.abs(difference) > MAX_DIFFERENCE
  })
}

function firstRow(old: Pixels, now: Pixels) {
  return (differingRows(old, now)[0]?.row ?? Math.min(old.height, now.height)) * SCALE
}
