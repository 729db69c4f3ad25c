import { isRecord } from '#contract/endpoint.ts'
import type { Mentor, MentorDirectory } from '#src/content/mentors.ts'
import { fromColumns, toColumns } from '#src/lib/columns.ts'
import { MENTORS_FILE } from '#src/lib/mentor-addresses.ts'

/** Packs the directory by columns: after Brotli it is a quarter smaller than a list of mentors. */
export function packDirectory({ options, mentors }: MentorDirectory) {
  return { options, mentors: toColumns(mentors) }
}

/** Fetches all mentors and the filter options. A separate file: within the page it would delay every visitor. */
export async function fetchMentorDirectory(): Promise<MentorDirectory> {
  const response = await fetch(MENTORS_FILE)
  if (!response.ok) throw new TypeError(`${MENTORS_FILE} answered ${response.status}`)
  const directory = unpackDirectory(await response.json())
  if (!directory) throw new Error(`${MENTORS_FILE} is of another version of the site.`)
  return directory
}

/** Unpacks the fetched directory. Returns null if it is invalid. */
function unpackDirectory(found: unknown): MentorDirectory | null {
  // The file comes from the same build as this code, so that a shallow check suffices.
  if (!isRecord(found) || !isRecord(found.options)) return null
  const mentors = fromColumns(found.mentors)
  return (
    mentors && { options: found.options as MentorDirectory['options'], mentors: mentors as Array<Mentor> }
  )
}
