import { isRecord } from '#contract/endpoint.ts'
import type { MentorDirectory } from '#src/content/mentors.ts'
import { MENTORS_FILE } from '#src/lib/mentor-addresses.ts'

/** All mentors with the options to filter them by. A file of its own: in the page, everybody would wait for it. */
export async function fetchMentorDirectory(): Promise<MentorDirectory> {
  const response = await fetch(MENTORS_FILE)
  if (!response.ok) throw new TypeError(`${MENTORS_FILE} answered ${response.status}`)
  const directory: unknown = await response.json()
  if (!isDirectory(directory)) throw new Error(`${MENTORS_FILE} is of another version of the site.`)
  return directory
}

// The build that wrote this code wrote the file too, so the outline is enough.
function isDirectory(found: unknown): found is MentorDirectory {
  return isRecord(found) && isRecord(found.options) && Array.isArray(found.mentors)
}
