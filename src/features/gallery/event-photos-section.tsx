import { chakra, Container, Heading, Text } from '@chakra-ui/react'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { photoCount } from './event-slide.tsx'
import { PhotoThumbnail } from './photo-thumbnail.tsx'
import { formatDay } from '#src/lib/dates.ts'
import { Band } from '#src/ui/layout/container.tsx'

type EventPhotosSectionProps = { group: GalleryEvent; tone: 'plain' | 'warm' }

// Rows of two wide and three narrow pictures.
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '8',
    marginTop: '8',
    '& > li': { gridColumn: { md: 'span 2' } },
    '& > li:nth-of-type(5n + 1), & > li:nth-of-type(5n + 2)': { gridColumn: { md: 'span 3' } },
  },
})

const LARGE_SIZES = '(min-width: 80em) 35rem, (min-width: 48em) 46vw, 93vw'
const SMALL_SIZES = '(min-width: 80em) 35rem, (min-width: 48em) 46vw, 36vw'

/** All pictures of one group with their captions. */
export function EventPhotosSection({ group, tone }: EventPhotosSectionProps) {
  const headingId = `event-${group.key}`
  return (
    <Band tone={tone} aria-labelledby={headingId}>
      <Container>
        <Heading id={headingId} textStyle="title">
          {group.event}
        </Heading>
        <Text marginTop="3" color="fg.muted">
          <time dateTime={group.date.slice(0, 10)}>{formatDay(group.date)}</time>
          {`, ${photoCount(group)}`}
        </Text>
        <Grid>
          {group.photos.map((photo, index) => (
            <li key={photo.key}>
              {index === 0 ? (
                <PhotoThumbnail photo={photo} size="large" sizes={LARGE_SIZES} />
              ) : (
                <PhotoThumbnail photo={photo} size="small" sizes={SMALL_SIZES} />
              )}
            </li>
          ))}
        </Grid>
      </Container>
    </Band>
  )
}
