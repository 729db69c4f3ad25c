import path from 'node:path'
import { isVisible, readVisibility } from '#scripts/content/visibility/visibility.ts'
import {
  articleUrl,
  blogPageUrl,
  eventCalendarUrl,
  causeUrl,
  DONATE_URL,
  EVENTS_URL,
  eventUrl,
  jobsUrl,
  jobUrl,
  MEMBER_HOME,
  projectUrl,
  storyUrl,
  STORIES_URL,
  type Area,
} from '#src/lib/addresses.ts'
import { MENTORS_URL, mentorUrl } from '#src/features/mentors/addresses.ts'
import type { ReadDocument, ReadSite } from './read-site.ts'

type Pages = {
  addresses: (key: string, document: ReadDocument) => Array<string>
  list: (area: Area) => string
}

const AREAS = ['', MEMBER_HOME] as const

/** The types whose documents have pages, and the page that lists them. */
const PAGES: Record<string, Pages> = {
  BlogArticle: {
    addresses: (_, { fields }) => AREAS.map((area) => articleUrl(Number(fields.id), area)),
    list: (area) => blogPageUrl(1, area),
  },
  ImpactStory: { addresses: (key) => [storyUrl(key)], list: () => STORIES_URL },
  Event: { addresses: (key) => [eventUrl(key), eventCalendarUrl(key)], list: () => EVENTS_URL },
  Cause: { addresses: (key) => [causeUrl(key)], list: () => DONATE_URL },
  Job: { addresses: (key) => AREAS.map((area) => jobUrl(key, area)), list: jobsUrl },
  Project: { addresses: (key) => [projectUrl(key)], list: () => MEMBER_HOME },
  Mentor: { addresses: (key) => [mentorUrl(key)], list: () => MENTORS_URL },
}

/** Addresses that documents no longer have, each with a page that could replace it. */
export function vanishedAddresses(before: ReadSite, after: ReadSite, now: Date): Map<string, string> {
  const left = pagesOf(after, now)
  const moved = redirectSources(after)
  const vanished = new Map<string, string>()
  for (const [address, document] of pagesOf(before, now)) {
    if (left.has(address) || moved.has(address)) continue
    const pages = PAGES[document.schema.name]
    const list = pages?.list(address.startsWith(MEMBER_HOME) ? MEMBER_HOME : '') ?? '/'
    vanished.set(address, renamedTo(address, document, before, left) ?? list)
  }
  return vanished
}

/** The addresses of a document's own pages, in all areas. */
function ownAddresses(document: ReadDocument): Array<string> {
  const key = path.basename(document.file, path.extname(document.file))
  return PAGES[document.schema.name]?.addresses(key, document) ?? []
}

function pagesOf({ documents }: ReadSite, now: Date) {
  const shown = [...documents.values()].filter(({ fields }) => isVisible(readVisibility(fields), now))
  return new Map(
    shown.flatMap((document) => ownAddresses(document).map((address) => [address, document] as const)),
  )
}

/** Finds the document under another name: a new document with the title of the missing one. */
function renamedTo(address: string, gone: ReadDocument, before: ReadSite, left: Map<string, ReadDocument>) {
  const isMember = address.startsWith(MEMBER_HOME)
  const [found] = [...left].find(
    ([other, { schema, title, file }]) =>
      schema === gone.schema &&
      title === gone.title &&
      other.startsWith(MEMBER_HOME) === isMember &&
      path.extname(other) === path.extname(address) &&
      (file === gone.file || !before.documents.has(file)),
  ) ?? [undefined]
  return found
}

function redirectSources({ documents }: ReadSite) {
  const { redirects } = documents.get('redirects.yaml')?.fields ?? {}
  const entries = Array.isArray(redirects) ? (redirects as Array<{ from?: unknown } | null>) : []
  return new Set(entries.map((entry) => entry?.from))
}
