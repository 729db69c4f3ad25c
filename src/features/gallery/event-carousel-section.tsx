import { Container } from '@chakra-ui/react'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { EventSlide } from './event-slide.tsx'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { useIsDialogOpen } from '#src/ui/feedback/open-dialogs.ts'

const ADVANCE_EVERY_MS = 5000

type EventCarouselSectionProps = { groups: Array<GalleryEvent> }

/** One slide per group, advancing automatically until the visitor interacts. */
export function EventCarouselSection({ groups }: EventCarouselSectionProps) {
  const isDialogOpen = useIsDialogOpen()
  return (
    <Band tone="tint">
      <Container>
        <Carousel
          label="Events in pictures"
          slidesPerView={{ base: 1, md: 2 }}
          spacing={20}
          loop
          autoplayMs={ADVANCE_EVERY_MS}
          isAutoplayEnabled={!isDialogOpen}
        >
          {groups.map((group) => (
            <EventSlide
              key={group.key}
              group={group}
              sizes="(min-width: 80em) 36rem, (min-width: 48em) 46vw, 92vw"
            />
          ))}
        </Carousel>
      </Container>
    </Band>
  )
}
