import { dayOf } from '#contract/days.ts'
import { isVisible } from '#scripts/content/visibility/visibility.ts'
import { everyField } from '#src/content/schema/document.ts'
import { formatDay } from '#src/lib/dates.ts'
import { groupedBy, listOf } from './collections.ts'
import { scalarAt, visibilityOf, type ContentDocument, type Site } from './document.ts'
import type { Finding } from './problem.ts'

/** Lists whose page also works without entries. */
export const MAY_BE_EMPTY = ['Event', 'Job', 'StaffReply']

/** Reports dates in the wrong order, and lists that a page needs but without any visible document. */
export function checkVisibility({ documents, today }: Site) {
  const scheduled = documents.filter(({ schema }) => everyField(schema) !== schema.fields)
  for (const document of scheduled) {
    const { from, until } = visibilityOf(document)
    if (from >= until)
      report(document, { rule: 'never-visible', found: 'the document expires before it is published.' })
  }
  const needed = scheduled.filter(({ schema }) => !MAY_BE_EMPTY.includes(schema.name))
  for (const [name, list] of groupedBy(needed, listOf)) checkShown(name, list, today)
}

function checkShown(name: string, list: ReadonlyArray<ContentDocument>, now: Date) {
  const last = lastShown(list, now)
  if (last === 'forever') return
  if (last) {
    const day = formatDay(dayOf(visibilityOf(last).until))
    const found = `from ${day} on, no document of ${name} is shown: this is the last one.`
    report(last, { rule: 'nothing-visible-later', found })
  } else if (list[0]) {
    const finding: Finding = { rule: 'nothing-visible', found: `no document of ${name} is shown.` }
    report(list[0], finding, ['draft', 'publishAt', 'expiresAt'])
  }
}

/** The document with which a list becomes empty, or undefined if it is empty already. */
function lastShown(list: ReadonlyArray<ContentDocument>, now: Date): ContentDocument | 'forever' | undefined {
  const periods = list.map((document) => ({ document, visibility: visibilityOf(document) }))
  let at = now
  let last: ContentDocument | undefined
  for (;;) {
    const shown = periods.filter(({ visibility }) => isVisible(visibility, at))
    const [longest] = shown.sort((a, b) => b.visibility.until - a.visibility.until)
    if (!longest) return last
    if (longest.visibility.until === Infinity) return 'forever'
    last = longest.document
    at = new Date(longest.visibility.until)
  }
}

function report(document: ContentDocument, finding: Finding, names: ReadonlyArray<string> = ['expiresAt']) {
  const node = names.map((name) => scalarAt(document.root, name)).find(Boolean)
  if (node) document.report(node, finding)
}
