import calendarPlusSvg from '@phosphor-icons/core/assets/bold/calendar-plus-bold.svg?raw'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** All events, for calendars that refresh daily. */
export function SubscribeLink() {
  return (
    <ExternalLinkButton look="outline" href="/events.ics" type="text/calendar">
      <Icon svg={calendarPlusSvg} size={18} />
      Subscribe to all events
    </ExternalLinkButton>
  )
}
