import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { memo, useDeferredValue, useState } from 'react'
import type { PictureData, RasterPicture } from '#src/content/pictures.ts'
import { hasArrived } from '#src/lib/data-saver.ts'
import { avifWidths, webpWidths } from '#src/lib/picture-widths.ts'
import { HeldPicture } from './held-picture.tsx'
import { useIsDataSaved } from './visitor-wishes.ts'

/** The media query of the portrait version: below `md` of the theme. */
const PORTRAIT_MEDIA = '(max-width: 47.99em)'

type PictureProps = Omit<HTMLChakraProps<'picture'>, 'children'> & {
  picture: PictureData
  /** The displayed width, as in HTML: `(min-width: 48em) 33vw, 100vw`. */
  sizes: string
  /** For the first picture on screen: loads eagerly. */
  priority?: boolean
  /**
   * Fetches the picture when it is less than one and a half screens away. On slow connections, lazy loading alone fetches
   * 2,500 pixels ahead, in competition with the first picture of the page. The width of the frame must not depend on the
   * picture; the ratio of its sides is that of the picture, unless `aspectRatio` is given.
   */
  fetchWhenNear?: boolean
  /** Replaces the picture's own alt text; empty for a decorative picture. */
  alt?: string
  /** The same scene, cropped for narrow screens. */
  portrait?: PictureData
  /**
   * The surrounding element shows the picture, such as a link to the viewer: with data saving it has no button of its
   * own.
   */
  isShownByParent?: boolean
}

const Frame = chakra('picture', { base: { display: 'block', overflow: 'hidden' } })

// Fills a frame that has an aspect ratio, and otherwise defines its size.
const Image = chakra('img', { base: { display: 'block', width: '100%', height: '100%' } })

/**
 * A picture in the format and size that suit the screen, without layout shift. Style props apply to the frame;
 * `objectFit` and `objectPosition` apply to the picture in it. With data saving, all pictures except the first ones
 * load on a press.
 */
export function Picture(props: PictureProps) {
  // Deferred: rendering all pictures of a page would delay the frame in which the switch moves.
  const isDataSaved = useDeferredValue(useIsDataSaved())
  return <PictureOrButton {...props} isDataSaved={isDataSaved} />
}

const PictureOrButton = memo(function PictureOrButton({
  picture,
  sizes,
  priority = false,
  fetchWhenNear = false,
  alt = picture.alt,
  portrait,
  objectFit = isRaster(picture) ? 'cover' : 'contain',
  objectPosition,
  isShownByParent = false,
  isDataSaved,
  ...style
}: PictureProps & { isDataSaved: boolean }) {
  const frame = fetchWhenNear && !priority ? { ...skippedWhenFar(picture), ...style } : style
  const [isAskedFor, setAskedFor] = useState(false)
  const isHeld = isDataSaved && !priority && isRaster(picture) && !hasArrived(picture.base)
  if (isHeld && !isAskedFor)
    return (
      <Frame as="span" position="relative" {...frame}>
        <Room picture={picture} />
        <HeldPicture
          picture={picture}
          alt={alt}
          onShow={isShownByParent ? undefined : () => setAskedFor(true)}
        />
      </Frame>
    )
  const shown = { picture, sizes, priority, alt, objectFit, objectPosition }
  return (
    <Frame {...frame}>
      {portrait && !isHeld && <PortraitSources picture={portrait} sizes={sizes} />}
      <Shown {...shown} isSmallest={isHeld} />
    </Frame>
  )
})

/** A skipped frame has no content that could define its size. */
function skippedWhenFar({ width, height }: PictureData) {
  return { contentVisibility: 'auto', aspectRatio: `${width} / ${height}` } as const
}

/** A placeholder with the size of the picture, for frames whose height depends on it. */
function Room({ picture: { width, height } }: { picture: PictureData }) {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`
  return (
    <Image
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt=""
      htmlWidth={width}
      htmlHeight={height}
      visibility="hidden"
    />
  )
}

function focusOnce(image: HTMLImageElement | null) {
  image?.focus({ preventScroll: true })
}

type ShownProps = Pick<PictureProps, 'picture' | 'sizes' | 'objectFit' | 'objectPosition'> & {
  priority: boolean
  alt: string
  isSmallest: boolean
}

function Shown({ picture, sizes, priority, alt, objectFit, objectPosition, isSmallest }: ShownProps) {
  const setOf = isSmallest ? smallest : srcSet
  return (
    <>
      {isRaster(picture) && <source type="image/avif" srcSet={setOf(picture, 'avif')} sizes={sizes} />}
      <Image
        // Replaces the button that had the focus.
        ref={isSmallest ? focusOnce : undefined}
        tabIndex={isSmallest ? -1 : undefined}
        src={fallback(picture)}
        srcSet={isRaster(picture) ? setOf(picture, 'webp') : undefined}
        sizes={isRaster(picture) ? sizes : undefined}
        style={placeholderOf(picture)}
        alt={alt}
        htmlWidth={picture.width}
        htmlHeight={picture.height}
        loading={priority || isSmallest ? 'eager' : 'lazy'}
        // Used by src/theme/data-saver.css.
        data-later={isRaster(picture) && !priority && !isSmallest ? '' : undefined}
        fetchPriority={priority ? 'high' : undefined}
        // The first picture is part of the first paint; others must not delay scrolling.
        decoding={priority ? 'sync' : 'async'}
        objectFit={objectFit}
        objectPosition={objectPosition}
      />
    </>
  )
}

/** The background colour until the picture has loaded. */
export function placeholderOf({ color }: PictureData) {
  return color === undefined ? undefined : { backgroundColor: color }
}

type SourcesProps = { picture: PictureData; sizes: string }

// Width and height are repeated: a browser reserves the space of the chosen source, not of the `img`.
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

export function isRaster(picture: PictureData): picture is RasterPicture {
  return 'base' in picture
}

const widths = { avif: avifWidths, webp: webpWidths }

export function srcSet({ base, width }: RasterPicture, format: 'avif' | 'webp'): string {
  return widths[format](width)
    .map((step) => `${base}-${step}.${format} ${step}w`)
    .join(', ')
}

/** The smallest file, whose size the button names. */
function smallest({ base, width }: RasterPicture, format: 'avif' | 'webp'): string {
  return `${base}-${widths[format](width)[0]}.${format}`
}

export function fallback(picture: PictureData): string {
  return isRaster(picture) ? `${picture.base}-${webpWidths(picture.width).at(-1)}.webp` : picture.src
}
