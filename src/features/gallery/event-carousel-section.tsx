import { chakra, Container, Span } from '@chakra-ui/react'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { GroupFacts } from './event-photos-section.tsx'
import { PhotoLink } from './photo-viewer.tsx'

const ADVANCE_EVERY_MS = 5000

/** One slide per group, advancing automatically until the visitor interacts. */
export function EventCarouselSection({ groups }: { groups: ReadonlyArray<GalleryEvent> }) {
  return (
    <Band tone="tint">
      <Container>
        <Carousel label="Events in pictures" slidesPerView={{ base: 1, md: 2 }} autoplayMs={ADVANCE_EVERY_MS}>
          {groups.map((group) => (
            <EventSlide key={group.key} group={group} />
          ))}
        </Carousel>
      </Container>
    </Band>
  )
}

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
    border: '2px solid {colors.border.strong}',
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

/** The first picture of an event; its name, day and number of pictures appear on hover. It opens the viewer. */
function EventSlide({ group }: { group: GalleryEvent }) {
  const [first] = group.photos
  if (!first) return null
  return (
    <Slide photoKey={first.key}>
      <Picture
        picture={first.picture}
        sizes="(min-width: 80em) 36rem, (min-width: 48em) 46vw, 92vw"
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
          <GroupFacts group={group} />
        </Span>
      </Details>
    </Slide>
  )
}
