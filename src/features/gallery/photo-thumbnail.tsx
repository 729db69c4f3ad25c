import { chakra, Heading, Text } from '@chakra-ui/react'
import type { GalleryPhoto } from '#src/content/gallery.ts'
import { Picture } from '#src/ui/picture.tsx'
import { thumbnailId } from './photo-address.ts'
import { PhotoLink } from './photo-link.tsx'

const Figure = chakra('figure', {
  base: { display: 'grid', gap: { base: '4', md: '3' }, alignItems: 'start' },
  variants: {
    size: {
      large: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // On phones the caption is beside the picture if there is room, as two columns would be too narrow.
      small: {
        display: { base: 'flex', md: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: { md: 'minmax(0, 1fr)' },
        '& > a': { flex: '2 1 6rem', minWidth: '0' },
        '& > figcaption': { flex: '3 1 9rem', minWidth: '0' },
      },
    },
  },
})

const Thumbnail = chakra(PhotoLink, {
  base: {
    borderRadius: { base: 'md', md: 'lg' },
    overflow: 'hidden',
    '& img': { transitionProperty: 'transform', transitionDuration: 'calm' },
    _hover: { '& img': { transform: 'scale(1.03)' } },
    _focusVisible: { borderRadius: { base: 'md', md: 'lg' } },
  },
})

type PhotoThumbnailProps = { photo: GalleryPhoto; size: 'large' | 'small'; sizes: string }

/** A picture with its caption; it opens the viewer. */
export function PhotoThumbnail({ photo, size, sizes }: PhotoThumbnailProps) {
  return (
    <Figure size={size}>
      <Thumbnail id={thumbnailId(photo.key)} photoKey={photo.key}>
        <Picture picture={photo.picture} sizes={sizes} aspectRatio="3 / 2" />
      </Thumbnail>
      <figcaption>
        <Heading as="h3" fontWeight="700" lineHeight="1.3">
          {photo.title}
        </Heading>
        <Text textStyle="small" color="fg.muted" marginTop="1">
          {photo.description}
        </Text>
      </figcaption>
    </Figure>
  )
}
