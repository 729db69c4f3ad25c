import { isScalar } from 'yaml'
import { offsetOf, type ContentDocument } from './document.ts'
import { problemAt, type Problem } from './problem.ts'

/** Fields that split a collection into lists, each counted from 1. */
const LISTS_WITHIN = ['group', 'section', 'isFeatured']

type Placed = { document: ContentDocument; value: number; offset: number }

/** Reports documents with the same id. */
export function idProblems(documents: ReadonlyArray<ContentDocument>): Array<Problem> {
  const problems: Array<Problem> = []
  for (const articles of groupedBy(documents, (document) => document.schema.name).values()) {
    if (articles[0]?.schema.isSingleton || !articles[0]?.schema.fields.id) continue
    const placed = numbersOf(articles, 'id')
    const free = Math.max(0, ...placed.map(({ value }) => value)) + 1
    for (const { first, later } of repeated(placed)) {
      problems.push(
        inFields(later, 'duplicate-id', {
          found: `id ${later.value} already belongs to ${first.document.file}.`,
          fix: `Take ${free}, the next free one.`,
          expected: 'The id is the address of the article, so each has its own.',
        }),
      )
    }
  }
  return problems
}

/** Reports duplicate and missing positions in the order of a list. */
export function orderProblems(documents: ReadonlyArray<ContentDocument>): Array<Problem> {
  const unreadable = new Set(documents.filter(({ fields }) => !fields).map(({ schema }) => schema))
  const ordered = documents.filter(({ schema }) => !schema.isSingleton && schema.fields.order)
  const problems: Array<Problem> = []
  for (const [name, neighbours] of groupedBy(ordered, listOf)) {
    const placed = numbersOf(neighbours, 'order')
    for (const { first, later } of repeated(placed)) {
      problems.push(
        inFields(later, 'duplicate-order', {
          found: `order ${later.value} is already taken by ${first.document.file}.`,
          expected: `Each document of ${name} has a place of its own.`,
        }),
      )
    }
    let last = 0
    for (const place of placed) {
      // The place may be that of a document that cannot be read.
      if (place.value > last + 1 && !unreadable.has(place.document.schema)) {
        problems.push(
          inFields(place, 'order-gap', {
            found: `order is ${place.value}, but nothing in ${name} stands on place ${last + 1}.`,
            expected: 'Places are counted from 1 without gaps.',
          }),
        )
      }
      last = place.value
    }
  }
  return problems
}

export function listOf({ schema, fields }: ContentDocument) {
  const within = LISTS_WITHIN.filter((name) => schema.fields[name]).map(
    (name) => `${name} ${String(fields?.root.get(name))}`,
  )
  return [`content/${schema.path}`, ...within].join(', ')
}

function numbersOf(documents: ReadonlyArray<ContentDocument>, field: string): Array<Placed> {
  const placed = documents.flatMap((document) => {
    const node = document.fields?.root.get(field, true)
    if (!isScalar(node) || typeof node.value !== 'number') return []
    return [{ document, value: node.value, offset: offsetOf(node) }]
  })
  return placed.sort((a, b) => a.value - b.value || (a.document.file < b.document.file ? -1 : 1))
}

function repeated(placed: ReadonlyArray<Placed>) {
  const firsts = new Map<number, Placed>()
  return placed.flatMap((later) => {
    const first = firsts.get(later.value)
    if (first === undefined) firsts.set(later.value, later)
    return first ? [{ first, later }] : []
  })
}

function inFields(
  { document, offset }: Placed,
  rule: Problem['rule'],
  words: Parameters<typeof problemAt>[3],
): Problem {
  if (!document.fields) throw new Error(`${document.file} has a place in a list but no fields`)
  return problemAt(document.fields.excerpt, offset, rule, words)
}

export function groupedBy<T>(items: ReadonlyArray<T>, nameOf: (item: T) => string) {
  const groups = new Map<string, Array<T>>()
  for (const item of items) {
    const group = groups.get(nameOf(item))
    if (group) group.push(item)
    else groups.set(nameOf(item), [item])
  }
  return groups
}
