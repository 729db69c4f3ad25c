import type { PictureData } from '#src/content/pictures.ts'
import { preferSmallest } from '#src/lib/data-saver.ts'
import { fallback, placeholderOf, isRaster, srcSet } from './picture.tsx'

/** A lazy picture for lists that change often: the list defines the styles of its `picture` and `img`. */
export function ListPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  const { alt, width, height } = picture
  return (
    <picture>
      {isRaster(picture) && <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      <img
        ref={preferSmallest}
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
