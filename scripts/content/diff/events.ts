import { isVisible, readVisibility } from '#scripts/content/visibility/visibility.ts'
import { instantOf } from '#src/lib/zoned-time.ts'
import type { ReadDocument, ReadSite } from './read-site.ts'

export type MovedEvent = { title: string; from: string; to: string }

/** Events that move between the lists of the events page. */
export function movedEvents(before: ReadSite, after: ReadSite, now: Date): Array<MovedEvent> {
  return [...after.documents.values()].flatMap((event) => {
    const earlier = before.documents.get(event.file)
    if (event.schema.name !== 'Event' || !earlier) return []
    const [from, to] = [listOf(earlier, now), listOf(event, now)]
    return from === to ? [] : [{ title: event.title, from, to }]
  })
}

function listOf({ fields }: ReadDocument, now: Date) {
  if (!isVisible(readVisibility(fields), now)) return 'not shown'
  const [start, end] = [instant(fields.start, fields.timeZone), instant(fields.end, fields.timeZone)]
  if (start === undefined || end === undefined) return 'unknown'
  if (now >= end) return 'past'
  return now >= start ? 'happening now' : 'upcoming'
}

function instant(time: unknown, zone: unknown) {
  try {
    return instantOf(String(time), String(zone))
  } catch {
    // The checker reports invalid times and zones.
    return undefined
  }
}
