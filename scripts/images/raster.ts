import path from 'node:path'
import sharp from 'sharp'
import type { ManifestEntry } from '#src/content/pictures.ts'
import { avifWidths, isForPhones, webpWidths } from '#src/ui/picture-widths.ts'
import type { Original } from './originals.ts'

/**
 * All parameters of picture processing. Their hash is part of every file name, so a change creates new files; raise
 * `revision` for code changes that affect the output.
 */
export const recipe = {
  revision: 3,
  // Measured on these illustrations: effort 2 takes 50 % longer than 1 and gains 0.2 dB; effort 0 is a fifth larger.
  avif: { quality: 50, effort: 1 },
  // Phones have two or three device pixels per CSS pixel. A fifth fewer bytes, at a loss of 2 dB.
  avifForPhones: { quality: 42, effort: 1 },
  // Visitors wait for pictures at the top of a page: a fifth fewer bytes again. Effort 1 blurs the faint
  // patterns behind the people, effort 3 takes twice as long and looks the same.
  avifForPhonesOnTop: { quality: 36, effort: 2 },
  webp: { quality: 80, effort: 2 },
  jpeg: { quality: 82, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 10, compressionLevel: 9 },
  shareWidth: 1200,
}

// Several pictures in parallel with one thread each are faster than several threads per picture.
sharp.concurrency(1)
sharp.cache(false)

type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4; format: string }

/** Creates the variants of one picture, whose addresses begin with `base`, and returns its data for pages. */
export async function makeRaster(
  original: Buffer,
  publicFolder: string,
  base: string,
  { isShared, isOnTop }: Pick<Original, 'isShared' | 'isOnTop'>,
): Promise<ManifestEntry> {
  const pixels = await decode(original)
  const fileAt = (ending: string) => path.join(publicFolder, base + ending)
  const avif = avifWidths(pixels.width)
  const webp = webpWidths(pixels.width)
  const forPhones = isOnTop ? recipe.avifForPhonesOnTop : recipe.avifForPhones
  for (const width of avif) {
    await resized(pixels, width)
      .avif(isForPhones(width) ? forPhones : recipe.avif)
      .toFile(fileAt(`-${width}.avif`))
  }
  for (const width of webp) {
    await resized(pixels, width)
      .webp(recipe.webp)
      .toFile(fileAt(`-${width}.webp`))
  }
  const ending = pixels.format === 'png' ? '.png' : '.jpg'
  if (isShared) await encodedForSharing(pixels).toFile(fileAt(ending))
  return {
    base,
    width: pixels.width,
    height: pixels.height,
    color: await groundColor(pixels),
    avif,
    webp,
    share: isShared ? base + ending : undefined,
  }
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

function encodedForSharing(pixels: Pixels) {
  const image = resized(pixels, recipe.shareWidth)
  return pixels.format === 'png' ? image.png(recipe.png) : image.jpeg(recipe.jpeg)
}
