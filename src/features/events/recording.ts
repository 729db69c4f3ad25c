import type { EventCard } from '#src/content/events.ts'
import { youtubeId } from './youtube.ts'

// YouTube at 360p, about 700 kilobits per second: its usual quality on a phone with an average connection.
const MEGABYTES_A_MINUTE = 5

export type Recording = {
  /** The address of the recording on its own site. */
  url: string
  /**
   * The id of the video on YouTube; null if the address is not one of a YouTube video, so that only the link is
   * shown.
   */
  youtubeId: string | null
  /** "92 minutes". */
  duration: string
  /** The approximate data volume: "460 MB". */
  data: string
}

/** The details of a recording for its event page. */
export function recordingOf({ url, minutes }: NonNullable<EventCard['replay']>): Recording {
  return { url, youtubeId: youtubeId(url), duration: durationText(minutes), data: dataText(minutes) }
}

/** YouTube's player without cookies. It starts at once, as it is loaded by a click. */
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
