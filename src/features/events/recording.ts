import type { EventCard } from '#src/content/events.ts'
import { youtubeId } from '#src/lib/youtube.ts'

// YouTube at 360p, about 700 kilobits a second: its own choice on a phone with an average connection.
const MEGABYTES_A_MINUTE = 5

export type Recording = {
  /** Where it can be watched without this site. */
  url: string
  /** Its name within YouTube; null when the address is none of a video there, so that only the link is left. */
  youtubeId: string | null
  /** "92 minutes". */
  duration: string
  /** The approximate data volume of the whole recording: "460 MB". */
  data: string
}

/** The description of a recording on the page. */
export function recordingOf({ url, minutes }: NonNullable<EventCard['replay']>): Recording {
  return { url, youtubeId: youtubeId(url), duration: durationText(minutes), data: dataText(minutes) }
}

/** YouTube's player without cookies; it starts at once, after the click. */
export function playerAddress(youtubeId: string): string {
  return `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`
}

function dataText(minutes: number): string {
  const megabytes = Math.max(10, Math.round((minutes * MEGABYTES_A_MINUTE) / 10) * 10)
  return megabytes < 1000 ? `${megabytes} MB` : `${(megabytes / 1000).toFixed(1)} GB`
}

function durationText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
