import { chakra } from '@chakra-ui/react'
import type { GalleryPhoto } from '../../content/gallery'
import { Picture } from '../../ui/picture'
import { PhotoLink } from './photo-link'

const Thumbnail = chakra(PhotoLink, {
  base: {
    borderRadius: 'lg',
    overflow: 'hidden',
    '& img': { transitionProperty: 'transform', transitionDuration: 'calm' },
    _hover: { '& img': { transform: 'scale(1.03)' } },
    _focusVisible: { borderRadius: 'lg' },
  },
})

/** Where the focus goes when the viewer closes and nobody had it before. */
export function thumbnailId(photoKey: string): string {
  return `photo-${photoKey}`
}

type PhotoThumbnailProps = { photo: GalleryPhoto; sizes: string }

/** A picture with its words; the picture opens the viewer. */
export function PhotoThumbnail({ photo, sizes }: PhotoThumbnailProps) {
  return (
    <chakra.figure>
      <Thumbnail id={thumbnailId(photo.key)} photoKey={photo.key}>
        <Picture picture={photo.picture} sizes={sizes} aspectRatio="3 / 2" />
      </Thumbnail>
      <chakra.figcaption marginTop="3">
        <chakra.h3 fontWeight="700" lineHeight="1.3">
          {photo.title}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {photo.description}
        </chakra.p>
      </chakra.figcaption>
    </chakra.figure>
  )
}
