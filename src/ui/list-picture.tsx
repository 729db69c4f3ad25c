import type { PictureData } from '#src/content/pictures.ts'
import { fallback, placeholderOf, isRaster, Picture, srcSet } from './picture.tsx'
import { useIsDataSaved } from './visitor-wishes.ts'

/**
 * A picture for lists that change often: it loads lazily, and the list defines the styles of its `picture` and `img`.
 * With data saving, a `span` with a button replaces it.
 */
export function ListPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  const { alt, width, height } = picture
  if (useIsDataSaved()) return <Picture picture={picture} sizes={sizes} />
  return (
    <picture>
      {isRaster(picture) && <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      <img
        src={fallback(picture)}
        srcSet={isRaster(picture) ? srcSet(picture, 'webp') : undefined}
        sizes={isRaster(picture) ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={placeholderOf(picture)}
      />
    </picture>
  )
}
