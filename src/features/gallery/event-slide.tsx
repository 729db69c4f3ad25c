import { chakra, Span } from '@chakra-ui/react'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Picture } from '#src/ui/picture.tsx'
import { PhotoLink } from './photo-link.tsx'

const Slide = chakra(PhotoLink, {
  base: {
    // The text lies on the picture, and enlarges the slide if it is taller than the picture.
    display: 'grid',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > *': { gridArea: '1 / 1', minWidth: '0' },
    _focusVisible: { borderRadius: 'lg', outlineOffset: '-3px' },
  },
})

// Devices without hover always show the details.
const Details = chakra('span', {
  base: {
    position: 'relative',
    alignSelf: 'end',
    justifySelf: 'start',
    margin: { base: '3', md: '5' },
    display: 'block',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    backgroundColor: 'bg.surface',
    '@media (hover: hover)': {
      opacity: '0',
      transform: 'translateY(0.5rem)',
      transitionProperty: 'opacity, transform',
      transitionDuration: 'quick',
      'a:hover > &, a:focus-visible > &': { opacity: '1', transform: 'none' },
    },
  },
})

type EventSlideProps = { group: GalleryEvent; sizes: string }

/** The first picture of an event; its name, day and number of pictures appear on hover. It opens the viewer. */
export function EventSlide({ group, sizes }: EventSlideProps) {
  const [first] = group.photos
  if (!first) return null
  return (
    <Slide photoKey={first.key}>
      <Picture
        picture={first.picture}
        sizes={sizes}
        aspectRatio="3 / 2"
        width="100%"
        minHeight="100%"
        alt=""
      />
      <Details>
        <Span display="block" textStyle="cardTitle">
          {group.event}
        </Span>
        <Span display="block" textStyle="small" marginTop="1">
          <time dateTime={group.date.slice(0, 10)}>{formatDay(group.date)}</time>
          {`, ${photoCount(group)}`}
        </Span>
      </Details>
    </Slide>
  )
}

/** The number of pictures, as text. */
export function photoCount(group: GalleryEvent): string {
  return group.photos.length === 1 ? '1 photo' : `${group.photos.length} photos`
}
