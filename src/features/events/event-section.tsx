import { Box, Container, Wrap } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import { EventEntry } from './event-entry.tsx'
import type { EventView } from './event-view.ts'
import { EVENTS_URL, eventsOfYearUrl, eventUrl } from '#src/lib/addresses.ts'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { BackLink } from '#src/ui/links.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useVisitorClock } from '#src/ui/use-visitor-clock.ts'

/** An event on its own permanent page, with links to other events. */
export function EventSection({ event }: { event: EventView }) {
  const { year } = event.dateBlock
  return (
    <Box backgroundColor="bg.surface" paddingBlock={{ base: '6', md: '12' }}>
      <Container>
        <BackLink to={EVENTS_URL}>All events</BackLink>
        <EventEntry event={event} clock={useVisitorClock()} isPage>
          <Box marginTop="8" marginInlineStart="-3">
            <ShareLinks path={eventUrl(event.slug)} title={event.title} />
          </Box>
        </EventEntry>
        <Wrap gap="3" as="p">
          <LinkButton look="outline" to={eventsOfYearUrl(year)}>
            Everything in {year}
            <Icon svg={arrowSvg} size={18} />
          </LinkButton>
        </Wrap>
      </Container>
    </Box>
  )
}
