import { chakra } from '@chakra-ui/react'
import type { GalleryEvent } from '../../content/gallery'
import { photoCount } from '../../features/gallery/event-slide'
import { PhotoThumbnail } from '../../features/gallery/photo-thumbnail'
import { formatDay } from '../../lib/dates'
import { Band, Container } from '../../ui/container'

type EventPhotosSectionProps = { group: GalleryEvent; ground: 'plain' | 'warm' }

// Two large, three small, and so on: five pictures fill two rows.
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '6', md: '8' },
    marginTop: '8',
    '& > li': { gridColumn: { md: 'span 2' } },
    '& > li:nth-of-type(5n + 1)': { gridColumn: { base: 'span 2', md: 'span 3' } },
    '& > li:nth-of-type(5n + 2)': { gridColumn: { md: 'span 3' } },
  },
})

/** All pictures of one group with their words. */
export function EventPhotosSection({ group, ground }: EventPhotosSectionProps) {
  const headingId = `event-${group.key}`
  return (
    <Band ground={ground} aria-labelledby={headingId}>
      <Container>
        <chakra.h2 id={headingId} textStyle="title">
          {group.event}
        </chakra.h2>
        <chakra.p marginTop="3" color="fg.muted">
          <time dateTime={group.date.slice(0, 10)}>{formatDay(group.date)}</time>
          {`, ${photoCount(group)}`}
        </chakra.p>
        <Grid>
          {group.photos.map((photo) => (
            <li key={photo.key}>
              <PhotoThumbnail photo={photo} sizes="(min-width: 80em) 36rem, (min-width: 48em) 46vw, 92vw" />
            </li>
          ))}
        </Grid>
      </Container>
    </Band>
  )
}
