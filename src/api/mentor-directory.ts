import { isRecord } from '#contract/endpoint.ts'
import type { Mentor, MentorDirectory } from '#src/content/mentors.ts'
import { fromColumns, toColumns } from '#src/lib/columns.ts'
import { MENTORS_FILE } from '#src/lib/mentor-addresses.ts'

/** The directory as it is sent: a quarter shorter after Brotli than as a list of mentors. */
export function packDirectory({ options, mentors }: MentorDirectory) {
  return { options, mentors: toColumns(mentors) }
}

/** All mentors with the options to filter them by. A file of its own: in the page, everybody would wait for it. */
export async function fetchMentorDirectory(): Promise<MentorDirectory> {
  const response = await fetch(MENTORS_FILE)
  if (!response.ok) throw new TypeError(`${MENTORS_FILE} answered ${response.status}`)
  const directory = unpackDirectory(await response.json())
  if (!directory) throw new Error(`${MENTORS_FILE} is of another version of the site.`)
  return directory
}

/** The directory of what was sent. Null where that is no directory. */
export function unpackDirectory(found: unknown): MentorDirectory | null {
  // The build that wrote this code wrote the file too, so the outline is enough.
  if (!isRecord(found) || !isRecord(found.options)) return null
  const mentors = fromColumns(found.mentors)
  return (
    mentors && { options: found.options as MentorDirectory['options'], mentors: mentors as Array<Mentor> }
  )
}
