import type { PictureData } from '#src/content/pictures.ts'
import { isRaster, srcSet } from '#src/ui/picture.tsx'

/**
 * Fetches a picture that may be shown next. Not a preloading link: browsers warn in the console when what it fetched is
 * not used within seconds. Browsers without AVIF fetch nothing.
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
