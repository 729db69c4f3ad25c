import { isScalar } from 'yaml'
import { dayOf } from '#contract/days.ts'
import { isVisible, readVisibility, type Visibility } from '#scripts/content/visibility/visibility.ts'
import { everyField } from '#src/content/schema/document.ts'
import { formatDay } from '#src/lib/dates.ts'
import { groupedBy, listOf } from './collections.ts'
import { offsetOf, type ContentDocument } from './document.ts'
import { problemAt, type Problem, type ProblemText } from './problem.ts'
import { addressesOf, placesOf, type SiteMap } from './site-map.ts'

/** Lists whose page also works without entries. */
export const MAY_BE_EMPTY = ['Event', 'Job', 'StaffReply']

/** The period during which visitors can see a document. */
export function visibilityOf({ fields }: ContentDocument): Visibility {
  const read = (name: string) => fields?.root.get(name)
  return readVisibility({
    draft: read('draft'),
    publishAt: read('publishAt'),
    expiresAt: read('expiresAt'),
  })
}

/** The valid link targets of each document: a document may only link to documents that are visible while it is. */
export function linkTargets(site: SiteMap, documents: ReadonlyArray<ContentDocument>, now: Date) {
  const scheduled = documents.map((document) => ({ document, visibility: visibilityOf(document) }))
  const limited = scheduled.filter(
    ({ visibility: { isDraft, from, until } }) => isDraft || from > now.getTime() || until < Infinity,
  )
  const hidden = new Map(
    limited.flatMap((target) => addressesOf(target.document).map((address) => [address, target] as const)),
  )
  const sites = new Map<string, SiteMap>()
  const ends = [...new Set(scheduled.map(({ visibility }) => visibility.until))].sort((a, b) => a - b)
  const placesAt = (instant: number) => {
    const at = new Date(instant)
    return placesOf(
      scheduled.filter(({ visibility }) => isVisible(visibility, at)).map(({ document }) => document),
    )
  }
  const listsFrom = (end: number) => ({ day: dayText(end), ...placesAt(end) })
  function siteDuring(own: Visibility, from: number): SiteMap {
    return {
      ...site,
      ...placesAt(from),
      later: memoized(() => ends.filter((end) => from < end && end < own.until).map(listsFrom)),
      hidden(address) {
        const target = hidden.get(address)
        const gap = target && gapOf(target.visibility, from, own.until)
        if (!target || gap === undefined) return undefined
        const isShownNow = isVisible(own, now) && !isVisible(target.visibility, now)
        return {
          rule: isShownNow ? 'hidden-target' : 'hidden-target-later',
          words: wordsOf(address, target.document.file, gap),
        }
      },
    }
  }

  return (document: ContentDocument): SiteMap => {
    if (limited.length === 0) return site
    const own = visibilityOf(document)
    // Its links will never be visible.
    if (own.isDraft || own.until <= now.getTime()) return site
    const from = Math.max(own.from, now.getTime())
    // Most documents are always visible and share one site map.
    const known = sites.get(`${from} ${own.until}`) ?? siteDuring(own, from)
    sites.set(`${from} ${own.until}`, known)
    return known
  }
}

function memoized<Value>(find: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => (found ??= { value: find() }).value
}

/** Why a document is hidden during a part of this period, or undefined. */
function gapOf({ isDraft, from, until }: Visibility, start: number, end: number) {
  if (isDraft) return 'which is a draft'
  if (from > start) return `which is not shown before ${dayText(from)}`
  if (until < end) return `which is not shown from ${dayText(until)} on`
  return undefined
}

const dayText = (instant: number) => formatDay(dayOf(instant))

function wordsOf(address: string, file: string, gap: string): ProblemText {
  return {
    found: `"${address}" leads to ${file}, ${gap}.`,
    fix: 'Take the link out, or give both documents the same dates.',
    expected: 'A document that is shown leads only to documents that are shown as long.',
  }
}

/** Dates in the wrong order, and lists that a page needs but without any visible document. */
export function visibilityProblems(documents: ReadonlyArray<ContentDocument>, now: Date): Array<Problem> {
  const scheduled = documents.filter(({ schema }) => everyField(schema) !== schema.fields)
  const lists = groupedBy(
    scheduled.filter(({ schema }) => !MAY_BE_EMPTY.includes(schema.name)),
    listOf,
  )
  return [
    ...scheduled.flatMap(datesInOrder),
    ...[...lists].flatMap(([name, list]) => somethingShown(name, list, now)),
  ]
}

function datesInOrder(document: ContentDocument): Array<Problem> {
  const { from, until } = visibilityOf(document)
  if (from < until) return []
  return problemIn(document, 'expiresAt', 'never-visible', {
    found: 'the document expires before it is published.',
    expected: 'expiresAt is later than publishAt.',
  })
}

function somethingShown(name: string, list: ReadonlyArray<ContentDocument>, now: Date): Array<Problem> {
  const [first] = list
  if (!first) return []
  const last = lastShown(list, now)
  if (last !== undefined) return last ? emptyLater(name, last) : []
  const field = ['draft', 'publishAt', 'expiresAt'].find((each) => first.fields?.root.has(each)) ?? ''
  return problemIn(first, field, 'nothing-visible', {
    found: `no document of ${name} is shown.`,
    fix: 'Show one of them.',
    expected: 'A page of the site needs at least one.',
  })
}

/** The document with which a list becomes empty: undefined if it is empty already, and null if it never will be. */
function lastShown(list: ReadonlyArray<ContentDocument>, now: Date) {
  const periods = list.map((document) => ({ document, visibility: visibilityOf(document) }))
  let at = now
  let last: ContentDocument | undefined
  for (;;) {
    const shown = periods.filter(({ visibility }) => isVisible(visibility, at))
    const [longest] = shown.sort((a, b) => b.visibility.until - a.visibility.until)
    if (!longest) return last
    if (longest.visibility.until === Infinity) return null
    last = longest.document
    at = new Date(longest.visibility.until)
  }
}

function emptyLater(name: string, last: ContentDocument): Array<Problem> {
  return problemIn(last, 'expiresAt', 'nothing-visible-later', {
    found: `from ${dayText(visibilityOf(last).until)} on, no document of ${name} is shown: this is the last one.`,
    fix: 'Show another one from then on, or give this one more time.',
    expected: 'A page of the site needs at least one, and the site could not be built from that day on.',
  })
}

function problemIn({ fields }: ContentDocument, field: string, rule: Problem['rule'], words: ProblemText) {
  const node = fields?.root.get(field, true)
  return fields && isScalar(node) ? [problemAt(fields.excerpt, offsetOf(node), rule, words)] : []
}
