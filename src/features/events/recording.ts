import type { EventCard } from '#src/content/events.ts'

// YouTube at 360p, about 700 kilobits per second: its usual quality on a phone with an average connection.
const MEGABYTES_A_MINUTE = 5

export type Recording = ReturnType<typeof recordingOf>

/**
 * The address of a recording, its video id on YouTube (null if it is elsewhere, so that only the link is shown), its
 * duration in words, and the approximate data volume: "460 MB".
 */
export function recordingOf({ url, minutes }: NonNullable<EventCard['replay']>) {
  const duration = minutes === 1 ? '1 minute' : `${minutes} minutes`
  const megabytes = Math.max(10, Math.round((minutes * MEGABYTES_A_MINUTE) / 10) * 10)
  const data = megabytes < 1000 ? `${megabytes} MB` : `${(megabytes / 1000).toFixed(1)} GB`
  return { url, youtubeId: youtubeId(url), duration, data }
}

const HOSTS = ['youtube.com', 'youtube-nocookie.com']
const FOLDERS_OF_VIDEOS = ['embed', 'live', 'shorts']

/** The id of a YouTube video, or null for any other address. */
export function youtubeId(address: string): string | null {
  const url = parsedUrl(address)
  const id = url && idWithin(url)
  return id && /^[\w-]{11}$/u.test(id) ? id : null
}

/** Whether an address belongs to YouTube: a video, a channel or any other page. */
export function isAtYoutube(address: string): boolean {
  const url = parsedUrl(address)
  if (url === null) return false
  const host = hostOf(url)
  return host === 'youtu.be' || HOSTS.includes(host)
}

// The forms of addresses that YouTube itself uses.
function idWithin(url: URL): string | null | undefined {
  const host = hostOf(url)
  const [first = '', second] = url.pathname.slice(1).split('/')
  if (host === 'youtu.be') return first
  if (!HOSTS.includes(host)) return null
  if (first === 'watch') return url.searchParams.get('v')
  return FOLDERS_OF_VIDEOS.includes(first) ? second : null
}

/** A URL, or null for a text that is none. Not `URL.canParse`, which Safari 15 and Chrome 109 do not have. */
function parsedUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

function hostOf({ hostname }: URL) {
  return hostname.replace(/^(?:www|m|music)\./u, '')
}
