import { parsedUrl } from '#src/session/parsed-url.ts'

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

function hostOf({ hostname }: URL) {
  return hostname.replace(/^(?:www|m|music)\./u, '')
}
