import type { Finding } from '#scripts/content/checks/problem.ts'
import type { ListPages } from './list-pages.ts'
import type { PageAnchors } from './page-anchors.ts'

/** The valid targets from an instant on, at which a document is taken off the site. */
export type LaterPlaces = ListPages & { day: string; anchors?: PageAnchors }

/** The first problem that a link will have, with its day, or undefined. */
export function laterFinding(
  later: (() => ReadonlyArray<LaterPlaces>) | undefined,
  find: (places: LaterPlaces) => Finding | undefined,
): Finding | undefined {
  for (const places of later?.() ?? []) {
    const finding = find(places)
    if (!finding) continue
    const words = { ...finding.words, found: `from ${places.day} on, ${finding.words.found}` }
    return { rule: 'hidden-target-later', words }
  }
  return undefined
}
