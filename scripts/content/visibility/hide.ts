import type { ContentClock } from './clock.ts'
import { isVisible, readVisibility, type WrittenVisibility } from './visibility.ts'

type Compiled = Record<string, unknown>

/** The field that is the largest text of a document on its page, by which a draft is marked. */
const NAMES = ['title', 'name', 'question', 'role', 'event', 'author']

/**
 * A compiled document as visitors get it, or null while it is not visible: everything the site shows is made from these,
 * so no page, list or count can forget to ask.
 */
export function shownDocument(
  document: Compiled,
  written: WrittenVisibility,
  { now, showsDrafts }: ContentClock,
): Compiled | null {
  const visibility = readVisibility(written)
  if (!isVisible(visibility, now) && !(visibility.isDraft && showsDrafts)) return null
  return withoutDates(visibility.isDraft ? markedAsDraft(document) : document)
}

function withoutDates(document: Compiled) {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !['draft', 'publishAt', 'expiresAt'].includes(name)),
  )
}

function markedAsDraft(document: Compiled): Compiled {
  const name = NAMES.find((each) => typeof document[each] === 'string')
  return name === undefined ? document : { ...document, [name]: `Draft: ${String(document[name])}` }
}
