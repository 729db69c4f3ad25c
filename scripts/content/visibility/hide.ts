import { NAME_FIELDS } from '#scripts/content/kinds.ts'
import type { ContentClock } from './clock.ts'
import { isVisible, readVisibility } from './visibility.ts'

type Compiled = Record<string, unknown>

/**
 * Returns a compiled document for the site, or null while it is hidden. Everything on the site is made from the
 * results, so no page, list or count can forget the check.
 */
export function shownDocument(document: Compiled, { now, showsDrafts }: ContentClock): Compiled | null {
  const visibility = readVisibility(document)
  if (!isVisible(visibility, now) && !(visibility.isDraft && showsDrafts)) return null
  return withoutDates(visibility.isDraft ? markedAsDraft(document) : document)
}

function withoutDates(document: Compiled) {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !['draft', 'publishAt', 'expiresAt'].includes(name)),
  )
}

function markedAsDraft(document: Compiled): Compiled {
  const name = NAME_FIELDS.find((each) => typeof document[each] === 'string')
  return name === undefined ? document : { ...document, [name]: `Draft: ${String(document[name])}` }
}
