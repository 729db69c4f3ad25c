import type { Scalar } from 'yaml'
import leven from 'leven'
import { documentsOf, groupsAt, numberAt, scalarAt, textAt, type ContentDocument } from './document.ts'
import { redirectsIn } from './site-map.ts'
import type { Finding } from './problem.ts'
import type { Site } from './site.ts'

/** A value of a document that others of its kind are compared with. */
export type Placed<Value> = { document: ContentDocument; node: Scalar; value: Value }

/** Reports what is there twice: the value of a later document, with the file of the first. */
export function reportRepeated<Value>(
  all: ReadonlyArray<Placed<Value>>,
  findingOf: (later: Placed<Value>, first: string) => Finding,
) {
  for (const [index, later] of all.entries()) {
    const first = all.findIndex(({ value }) => value === later.value)
    if (first < index) reportAt(later, findingOf(later, all[first]?.document.file ?? ''))
  }
}

export function reportAt({ document, node }: Placed<unknown>, finding: Finding) {
  document.fields?.excerpt.report(node, finding)
}

export function groupedBy<Item, Key>(items: ReadonlyArray<Item>, keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Array<Item>>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function numbersOf(documents: ReadonlyArray<ContentDocument>, field: string): Array<Placed<number>> {
  return documents
    .flatMap((document) => {
      const node = numberAt(document.fields?.root, field)
      return node ? [{ document, node, value: node.value }] : []
    })
    .sort((a, b) => a.value - b.value || (a.document.file < b.document.file ? -1 : 1))
}

/** Reports ids that are there twice, and those of published articles that changed without a redirect. */
export function checkIds({ documents, published }: Site) {
  for (const own of groupedBy(documents, ({ schema }) => schema).values()) {
    if (own[0]?.schema.isSingleton || !own[0]?.schema.fields.id) continue
    const ids = numbersOf(own, 'id')
    const free = (ids.at(-1)?.value ?? 0) + 1
    reportRepeated(ids, ({ value }, first) => ({
      rule: 'duplicate-id',
      found: `id ${value} already belongs to ${first}.`,
      fix: `Take ${free}, the next free one.`,
    }))
  }
  const redirected = new Set(redirectsIn(documents).map(({ from }) => from.value))
  for (const { file, fields } of documents) {
    const before = published.get(file)
    const id = scalarAt(fields?.root, 'id')
    if (before === undefined || !id || id.value === before || redirected.has(`/blog/${before}`)) continue
    fields?.excerpt.report(id, {
      rule: 'changed-id',
      found: `the id of this article is ${before} on the site, and is ${String(id.value)} here.`,
      fix: `Write ${before} again, or add a redirect from /blog/${before} to content/redirects.yaml.`,
    })
  }
}

/** Fields that split a collection into lists, each counted from 1. */
const LISTS_WITHIN = ['group', 'section', 'isFeatured']

/** The list that a document is in, for messages. */
export function listOf({ schema, fields }: ContentDocument) {
  const within = LISTS_WITHIN.filter((name) => schema.fields[name]).map(
    (name) => `${name} ${String(fields?.root.get(name))}`,
  )
  return [`content/${schema.path}`, ...within].join(', ')
}

/** Reports places in a list that are there twice or missing. */
export function checkOrder({ documents }: Site) {
  const unreadable = new Set(documents.filter(({ fields }) => !fields).map(({ schema }) => schema))
  const ordered = documents.filter(({ schema }) => !schema.isSingleton && schema.fields.order)
  for (const [name, own] of groupedBy(ordered, listOf)) {
    const places = numbersOf(own, 'order')
    reportRepeated(places, ({ value }, first) => ({
      rule: 'duplicate-order',
      found: `order ${value} is already taken by ${first}.`,
      expected: `Each document of ${name} has a place of its own.`,
    }))
    for (const [index, place] of places.entries()) {
      const last = places[index - 1]?.value ?? 0
      // The place may be that of a document that cannot be read.
      if (place.value <= last + 1 || unreadable.has(place.document.schema)) continue
      reportAt(place, {
        rule: 'order-gap',
        found: `order is ${place.value}, but nothing in ${name} stands on place ${last + 1}.`,
      })
    }
  }
}

/** Reports groups of the gallery with one name, and pictures in it twice: both are found by these. Drafts begin as copies. */
export function checkGallery({ documents }: Site) {
  const groups = documentsOf(documents, 'GalleryGroup').filter(
    ({ fields }) => fields?.root.get('draft') !== true,
  )
  const placed = (document: ContentDocument, node: Scalar<string> | undefined) =>
    node ? [{ document, node, value: node.value.trim().toLowerCase() }] : []
  reportRepeated(
    groups.flatMap((group) => placed(group, textAt(group.fields?.root, 'event'))),
    ({ node }, first) => ({
      rule: 'repeated-item',
      found: `"${String(node.value).trim()}" is the name of the group in ${first} too.`,
      fix: 'Say what is special about each, such as its year.',
      expected: 'The page has a part for each group, and visitors tell them apart by their names.',
    }),
  )
  const pictures = groups.flatMap((group) =>
    groupsAt(group.fields?.root, 'images').flatMap((image) => placed(group, textAt(image, 'src'))),
  )
  reportRepeated(
    // The name without its ending is the key in the address of an open picture.
    pictures.map((each) => ({ ...each, value: each.value.replace(/\.\w+$/u, '') })),
    ({ node }, first) => ({
      rule: 'repeated-item',
      found: `"${String(node.value)}" stands in ${first} too.`,
      fix: 'Leave it out here, or choose another picture.',
      expected: 'A picture of the gallery opens at the address of its file name, so each is there once.',
    }),
  )
}

/** The field that names a document, by type. Series of events may repeat their titles. */
const NAMED_BY: Record<string, string> = {
  AwardCategory: 'title',
  BlogArticle: 'title',
  Cause: 'title',
  Channel: 'title',
  Faq: 'question',
  ImpactStory: 'title',
  Job: 'role',
  Mentor: 'name',
  Project: 'title',
  TeamMember: 'name',
}

/** Reports documents of one type with the same or nearly the same name: one is probably a copy of the other. */
export function checkNames({ documents }: Site) {
  for (const [type, field] of Object.entries(NAMED_BY)) {
    const names = documentsOf(documents, type).flatMap((document) => {
      const node = textAt(document.fields?.root, field)
      return node ? [{ document, node, value: plainName(node.value) }] : []
    })
    for (const [index, name] of names.entries()) {
      const earlier = names.slice(0, index).find(({ value }) => isNear(name.value, value))
      if (!earlier) continue
      reportAt(name, {
        rule: 'near-duplicate',
        found:
          name.node.value === earlier.node.value
            ? `"${name.node.value}" stands in ${earlier.document.file} too.`
            : `"${name.node.value}" is nearly the same as "${earlier.node.value}" in ${earlier.document.file}.`,
        fix: 'Remove one of the two if they are the same.',
      })
    }
  }
}

function plainName(name: string) {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Whether two names differ by a typing mistake or two. */
function isNear(one: string, other: string) {
  if (one === other) return true
  const length = Math.min(one.length, other.length)
  // In short names a single letter makes a different name.
  const slips = length < 10 ? 0 : length < 16 ? 1 : 2
  // Titles with different years or numbers are different.
  if (slips === 0 || one.replace(/\D/g, '') !== other.replace(/\D/g, '')) return false
  return leven(one, other, { maxDistance: slips + 1 }) <= slips
}
