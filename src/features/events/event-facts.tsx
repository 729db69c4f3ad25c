import { Box, chakra, Span } from '@chakra-ui/react'
import clockSvg from '@phosphor-icons/core/assets/bold/clock-bold.svg?raw'
import mapPinSvg from '@phosphor-icons/core/assets/bold/map-pin-bold.svg?raw'
import videoCameraSvg from '@phosphor-icons/core/assets/bold/video-camera-bold.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { takesPlace } from './event-state.ts'
import type { EventView } from './event-view.ts'

type EventFactsProps = {
  event: EventView
  /** The time by the visitor's clock, if it differs. */
  visitorTime: string | null
}

export function EventFacts({ event, visitorTime }: EventFactsProps) {
  return (
    <Box as="ul" display="grid" gap="3" textStyle="small">
      <Fact svg={clockSvg}>
        <chakra.time
          fontWeight="700"
          dateTime={event.startsAt}
          textDecoration={takesPlace(event.notice) ? undefined : 'line-through'}
        >
          <WithWholeHours text={event.when} />
        </chakra.time>
        {visitorTime && (
          <Span display="block">
            <WithWholeHours text={visitorTime} />
          </Span>
        )}
      </Fact>
      <Fact svg={event.isOnline ? videoCameraSvg : mapPinSvg}>
        {event.isOnline && 'Online: '}
        {event.place}
      </Fact>
    </Box>
  )
}

// Prevents a line break after the dash of "10:00–16:00".
function WithWholeHours({ text }: { text: string }) {
  return text.split(/(\S+–\S+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Span key={index} whiteSpace="nowrap">
        {part}
      </Span>
    ),
  )
}

function Fact({ svg, children }: { svg: string; children: ReactNode }) {
  return (
    <Box as="li" display="flex" gap="3">
      <Icon svg={svg} size={20} />
      <div>{children}</div>
    </Box>
  )
}
