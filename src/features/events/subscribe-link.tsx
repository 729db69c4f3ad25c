import calendarPlusSvg from '@phosphor-icons/core/assets/bold/calendar-plus-bold.svg?raw'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Every event, for a calendar that asks for it again each day. */
export function SubscribeLink() {
  return (
    <ExternalLinkButton look="outline" href="/events.ics" type="text/calendar">
      <Icon svg={calendarPlusSvg} size={18} />
      Subscribe to all events
    </ExternalLinkButton>
  )
}
