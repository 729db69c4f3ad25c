import { chakra, Image, type HTMLChakraProps } from '@chakra-ui/react'
import type { PictureData, RasterPicture } from '#src/content/pictures.ts'
import { preferSmallest } from '#src/lib/data-saver.ts'
import { avifWidths, webpWidths } from './picture-widths.ts'

/** The media query of the portrait version: below `md` of the theme. */
const PORTRAIT_MEDIA = '(max-width: 47.99em)'

type PictureProps = Omit<HTMLChakraProps<'picture'>, 'children'> & {
  picture: PictureData
  /** The displayed width, as in HTML: `(min-width: 48em) 33vw, 100vw`. */
  sizes: string
  /** For the first picture on screen: loads eagerly. */
  priority?: boolean
  /** Replaces the picture's own alt text; empty for a decorative picture. */
  alt?: string
  /** The same scene, cropped for narrow screens. */
  portrait?: PictureData
}

const Frame = chakra('picture', { base: { display: 'block', overflow: 'hidden' } })

/**
 * A picture in the format and size that suit the screen, without layout shift. Style props apply to the frame;
 * `objectFit` and `objectPosition` apply to the picture in it.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  alt = picture.alt,
  portrait,
  objectFit = isRaster(picture) ? 'cover' : 'contain',
  objectPosition,
  ...style
}: PictureProps) {
  return (
    <Frame {...style}>
      {portrait && <PortraitSources picture={portrait} sizes={sizes} />}
      {isRaster(picture) && <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      <Image
        // Fills a frame that has an aspect ratio, and otherwise defines its size.
        display="block"
        width="100%"
        height="100%"
        ref={preferSmallest}
        src={fallback(picture)}
        srcSet={isRaster(picture) ? srcSet(picture, 'webp') : undefined}
        sizes={isRaster(picture) ? sizes : undefined}
        style={{ backgroundColor: picture.color }}
        alt={alt}
        htmlWidth={picture.width}
        htmlHeight={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // The first picture is part of the first paint; others must not delay scrolling.
        decoding={priority ? 'sync' : 'async'}
        objectFit={objectFit}
        objectPosition={objectPosition}
      />
    </Frame>
  )
}

// Width and height are repeated: a browser reserves the space of the chosen source, not of the `img`.
function PortraitSources({ picture, sizes }: Pick<PictureProps, 'picture' | 'sizes'>) {
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

function isRaster(picture: PictureData): picture is RasterPicture {
  return 'base' in picture
}

const widths = { avif: avifWidths, webp: webpWidths }

function srcSet({ base, width }: RasterPicture, format: 'avif' | 'webp'): string {
  return widths[format](width)
    .map((step) => `${base}-${step}.${format} ${step}w`)
    .join(', ')
}

function fallback(picture: PictureData): string {
  return isRaster(picture) ? `${picture.base}-${webpWidths(picture.width).at(-1)}.webp` : picture.src
}
