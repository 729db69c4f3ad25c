import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
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

/** Creates the variants of one picture, whose addresses begin with `base`, and returns its data for pages. */
export async function makeRaster(
  original: Buffer,
  publicFolder: string,
  base: string,
  { isShared, isOnTop }: Pick<Original, 'isShared' | 'isOnTop'>,
): Promise<ManifestEntry> {
  // Photographs may be rotated by EXIF, grey or CMYK.
  const image = sharp(original).autoOrient().toColourspace('srgb')
  const { format, autoOrient } = await image.metadata()
  const { width, height } = autoOrient
  const fileAt = (ending: string) => path.join(publicFolder, base + ending)
  // Decoders scale faster than sharp does, and less sharply.
  const resized = (to: number) =>
    image.clone().resize({ width: to, withoutEnlargement: true, fastShrinkOnLoad: false })
  const avif = avifWidths(width)
  const webp = webpWidths(width)
  const forPhones = isOnTop ? recipe.avifForPhonesOnTop : recipe.avifForPhones
  const ending = format === 'png' ? '.png' : '.jpg'
  const shared = resized(recipe.shareWidth)
  // At once, as an editor who saves one picture waits for it.
  await Promise.all([
    ...avif.map((each) =>
      resized(each)
        .avif(isForPhones(each) ? forPhones : recipe.avif)
        .toFile(fileAt(`-${each}.avif`)),
    ),
    ...webp.map((each) =>
      resized(each)
        .webp(recipe.webp)
        .toFile(fileAt(`-${each}.webp`)),
    ),
    isShared &&
      (ending === '.png' ? shared.png(recipe.png) : shared.jpeg(recipe.jpeg)).toFile(fileAt(ending)),
  ])
  const share = isShared ? base + ending : undefined
  return { base, width, height, color: await groundColor(image), avif, webp, share }
}

/**
 * The dominant colour of a picture, shown until it loads; none for transparent pictures. These have flat grounds, so a
 * colour already resembles them, at 7 bytes of HTML; a blurred copy takes about 200.
 */
async function groundColor(image: Sharp): Promise<string | undefined> {
  const sample = image.clone().resize(64, 64, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
  const { dominant, isOpaque } = await sharp(await sample.png().toBuffer()).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'))
  return isOpaque ? `#${hex.join('').toUpperCase()}` : undefined
}
