import { chakra, Container, Heading, Text } from '@chakra-ui/react'
import type { GalleryEvent, GalleryPhoto } from '#src/content/gallery.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Band } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { PhotoLink } from './photo-viewer.tsx'

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

export function EventPhotosSection({ group, tone }: { group: GalleryEvent; tone: 'plain' | 'warm' }) {
  const headingId = `event-${group.key}`
  return (
    <Band tone={tone} aria-labelledby={headingId}>
      <Container>
        <Heading id={headingId} textStyle="title">
          {group.event}
        </Heading>
        <Text marginTop="3" color="fg.muted">
          <GroupFacts group={group} />
        </Text>
        <Grid>
          {group.photos.map((photo, index) => (
            <li key={photo.key}>
              <PhotoThumbnail photo={photo} size={index === 0 ? 'large' : 'small'} />
            </li>
          ))}
        </Grid>
      </Container>
    </Band>
  )
}

/** The day and the number of pictures: "13 June 2026, 2 photos". */
export function GroupFacts({ group: { date, photos } }: { group: GalleryEvent }) {
  return (
    <>
      <time dateTime={date.slice(0, 10)}>{formatDay(date)}</time>
      {`, ${photos.length === 1 ? '1 photo' : `${photos.length} photos`}`}
    </>
  )
}

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

const SIZES = {
  large: '(min-width: 80em) 35rem, (min-width: 48em) 46vw, 93vw',
  small: '(min-width: 80em) 35rem, (min-width: 48em) 46vw, 36vw',
}

const Thumbnail = chakra(PhotoLink, {
  base: {
    borderRadius: { base: 'md', md: 'lg' },
    overflow: 'hidden',
    '& img': { transitionProperty: 'transform', transitionDuration: 'calm' },
    _hover: { '& img': { transform: 'scale(1.03)' } },
    _focusVisible: { borderRadius: { base: 'md', md: 'lg' } },
  },
})

/** A picture with its caption; it opens the viewer, which gives it the focus by its id if nothing had it before. */
function PhotoThumbnail({ photo, size }: { photo: GalleryPhoto; size: 'large' | 'small' }) {
  return (
    <Figure size={size}>
      <Thumbnail id={`photo-${photo.key}`} photoKey={photo.key}>
        <Picture picture={photo.picture} sizes={SIZES[size]} aspectRatio="3 / 2" />
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
