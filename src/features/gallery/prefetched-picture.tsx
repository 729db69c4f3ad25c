import type { PictureData } from '#src/content/pictures.ts'
import { isRaster, srcSet } from '#src/ui/picture.tsx'

/**
 * Loads a picture that may be shown next. Not a preload link, as browsers log a warning if a preloaded file is not
 * used within seconds. Browsers without AVIF load nothing.
 */
export function PrefetchedPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  if (!isRaster(picture)) return <img hidden src={picture.src} alt="" fetchPriority="low" />
  return (
    <picture hidden>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img alt="" fetchPriority="low" />
    </picture>
  )
}
