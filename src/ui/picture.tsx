// @chunk parts
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { PictureData, RasterPicture } from '#src/content/pictures.ts'
import { avifWidths, webpWidths } from '#src/lib/picture-widths.ts'

/** Where the portrait cut is shown: below `md` of the theme. */
const PORTRAIT_MEDIA = '(max-width: 47.99em)'

type PictureProps = Omit<HTMLChakraProps<'picture'>, 'children'> & {
  picture: PictureData
  /** How wide the picture is shown, as in HTML: `(min-width: 48em) 33vw, 100vw`. */
  sizes: string
  /** For the first picture on screen: loads at once instead of lazily. */
  priority?: boolean
  /** Instead of the picture's own text; empty where a picture only decorates. */
  alt?: string
  /** The same scene cut for narrow screens. */
  portrait?: PictureData
}

const Frame = chakra('picture', { base: { display: 'block', overflow: 'hidden' } })

// Fills a frame with an aspect ratio, and defines it otherwise.
const Image = chakra('img', { base: { display: 'block', width: '100%', height: '100%' } })

/**
 * A picture in the format and size that suit the screen, without layout shift. Style props apply to the frame;
 * `objectFit` and `objectPosition` place the picture in it.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  alt = picture.alt,
  portrait,
  objectFit = isRaster(picture) ? 'cover' : 'contain',
  objectPosition,
  ...frame
}: PictureProps) {
  return (
    <Frame {...frame}>
      {portrait && <PortraitSources picture={portrait} sizes={sizes} />}
      {isRaster(picture) && <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      <Image
        src={fallback(picture)}
        srcSet={isRaster(picture) ? srcSet(picture, 'webp') : undefined}
        sizes={isRaster(picture) ? sizes : undefined}
        style={placeholderOf(picture)}
        alt={alt}
        htmlWidth={picture.width}
        htmlHeight={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // The first picture belongs to the first painting; any other must not hold up scrolling.
        decoding={priority ? 'sync' : 'async'}
        objectFit={objectFit}
        objectPosition={objectPosition}
      />
    </Frame>
  )
}

/** The style that shows until the picture has arrived. */
export function placeholderOf({ color }: PictureData) {
  return color === undefined ? undefined : { backgroundColor: color }
}

type SourcesProps = { picture: PictureData; sizes: string }

// The size is repeated: a browser reserves the space of the chosen source, not of the `img`.
function PortraitSources({ picture, sizes }: SourcesProps) {
  const { width, height } = picture
  const shared = { media: PORTRAIT_MEDIA, width, height }
  if (!isRaster(picture)) return <source {...shared} type="image/svg+xml" srcSet={picture.src} />
  return (
    <>
      <source {...shared} type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <source {...shared} type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
    </>
  )
}

/**
 * The link that lets a browser fetch the first picture before it has read the page, for a route's `links` or, with
 * `tagName: 'link'`, its `meta`. Browsers without AVIF skip it and find the picture in the page.
 */
export function picturePreload(picture: PictureData, sizes: string, media?: string) {
  const link = { rel: 'preload', as: 'image', fetchPriority: 'high', ...(media && { media }) } as const
  if (!isRaster(picture)) return { ...link, type: 'image/svg+xml', href: picture.src }
  return { ...link, type: 'image/avif', imageSrcSet: srcSet(picture, 'avif'), imageSizes: sizes }
}

export function isRaster(picture: PictureData): picture is RasterPicture {
  return 'base' in picture
}

const widths = { avif: avifWidths, webp: webpWidths }

export function srcSet({ base, width }: RasterPicture, format: 'avif' | 'webp'): string {
  return widths[format](width)
    .map((step) => `${base}-${step}.${format} ${step}w`)
    .join(', ')
}

export function fallback(picture: PictureData): string {
  return isRaster(picture) ? `${picture.base}-${webpWidths(picture.width).at(-1)}.webp` : picture.src
}
