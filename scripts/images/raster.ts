import { join } from 'node:path'
import sharp from 'sharp'
import type { Entry } from './cache.ts'
import type { Original } from './originals.ts'
import { avifWidths, isForPhones, webpWidths } from '#src/ui/picture-widths.ts'
import { recipe } from './recipe.ts'

// Several pictures in parallel with one thread each are faster than several threads per picture.
sharp.concurrency(1)
sharp.cache(false)

type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4; format: string }

/** Creates the variants of one picture in a folder, and returns them. */
export async function makeRaster(
  original: Buffer,
  folder: string,
  { isShared, isOnTop }: Pick<Original, 'isShared' | 'isOnTop'>,
): Promise<Entry> {
  const pixels = await decode(original)
  const avif = avifWidths(pixels.width)
  const webp = webpWidths(pixels.width)
  const forPhones = isOnTop ? recipe.avifForPhonesOnTop : recipe.avifForPhones
  for (const width of avif) {
    await resized(pixels, width)
      .avif(isForPhones(width) ? forPhones : recipe.avif)
      .toFile(join(folder, `${width}.avif`))
  }
  for (const width of webp) {
    await resized(pixels, width)
      .webp(recipe.webp)
      .toFile(join(folder, `${width}.webp`))
  }
  const share = isShared ? await makeShare(pixels, folder) : undefined
  const color = await groundColor(pixels)
  const files = [...avif.map((width) => `${width}.avif`), ...webp.map((width) => `${width}.webp`)]
  return {
    files: share === undefined ? files : [...files, share],
    picture: { type: 'raster', width: pixels.width, height: pixels.height, color, avif, webp, share },
  }
}

/** Reduces the bytes of an icon, keeping its size and transparency. */
export async function makeIcon(original: Buffer, folder: string): Promise<Entry> {
  const pixels = await decode(original)
  await open(pixels).png(recipe.png).toFile(join(folder, 'icon.png'))
  return { files: ['icon.png'], picture: null }
}

// Decoded once for all variants. Photographs may be rotated by EXIF, grey, CMYK or 16-bit.
async function decode(original: Buffer): Promise<Pixels> {
  const image = sharp(original)
  const { format } = await image.metadata()
  const { data, info } = await image
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const channels = info.channels === 4 ? 4 : 3
  return { data, width: info.width, height: info.height, channels, format: format ?? 'unknown' }
}

function open({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * The dominant colour of a picture, shown until it loads; none for transparent pictures. These have flat grounds, so a
 * colour already resembles them, at 7 bytes of HTML; a blurred copy takes about 200.
 */
async function groundColor(pixels: Pixels): Promise<string | undefined> {
  const sample = await open(pixels).resize(64, 64, { fit: 'fill', kernel: 'nearest' }).png().toBuffer()
  const { dominant, isOpaque } = await sharp(sample).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'))
  return isOpaque ? `#${hex.join('').toUpperCase()}` : undefined
}

function resized(pixels: Pixels, width: number) {
  return open(pixels).resize({ width, withoutEnlargement: true })
}

async function makeShare(pixels: Pixels, folder: string): Promise<string> {
  const image = resized(pixels, recipe.shareWidth)
  if (pixels.format === 'png') {
    await image.png(recipe.png).toFile(join(folder, 'share.png'))
    return 'share.png'
  }
  await image.jpeg(recipe.jpeg).toFile(join(folder, 'share.jpg'))
  return 'share.jpg'
}
