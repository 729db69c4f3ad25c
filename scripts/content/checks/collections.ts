import leven from 'leven'
import type { Scalar } from 'yaml'
import { nameField } from '#scripts/content/kinds.ts'
import { documentsOf, groupsAt, scalarAt, textAt, type ContentDocument, type Site } from './document.ts'
import type { Finding } from './problem.ts'
import { redirectsIn } from './site-map.ts'

/** Reports what makes two documents of a kind the same for visitors, or for the site. */
export function checkCollections(site: Site) {
  checkIds(site)
  checkOrder(site)
  checkGallery(site)
  checkNames(site)
  checkSearchResults(site)
}

/** A value of a document that others of its kind are compared with. */
type Placed<Value> = { document: ContentDocument; node: Scalar; value: Value }

/** Reports what is there twice: the value of a later document, with the file of the first. */
function reportRepeated<Value>(
  all: ReadonlyArray<Placed<Value>>,
  findingOf: (later: Placed<Value>, first: string) => Finding,
) {
  for (const [index, later] of all.entries()) {
    const first = all.findIndex(({ value }) => value === later.value)
    if (first < index) reportAt(later, findingOf(later, all[first]?.document.file ?? ''))
  }
}

function reportAt({ document, node }: Placed<unknown>, finding: Finding) {
  document.report(node, finding)
}

export function groupedBy<Item, Key>(items: ReadonlyArray<Item>, keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Array<Item>>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function numbersOf(documents: ReadonlyArray<ContentDocument>, field: string): Array<Placed<number>> {
  return documents
    .flatMap((document) => {
      const node = scalarAt(document.root, field)
      return node && typeof node.value === 'number' ? [{ document, node, value: node.value }] : []
    })
    .sort((a, b) => a.value - b.value || (a.document.file < b.document.file ? -1 : 1))
}

function textsOf(
  documents: ReadonlyArray<ContentDocument>,
  field: string,
  plain = (text: string) => text.trim().toLowerCase(),
): Array<Placed<string>> {
  return documents.flatMap((document) => {
    const node = textAt(document.root, field)
    return node ? [{ document, node, value: plain(node.value) }] : []
  })
}

/** The names by which visitors know documents of one type. */
function namesOf(documents: ReadonlyArray<ContentDocument>, plain?: (name: string) => string) {
  return documents.flatMap((document) => textsOf([document], nameField(document.schema), plain))
}

/** Ids that are there twice, and those of published articles that changed without a redirect. */
function checkIds({ documents, published }: Site) {
  for (const own of groupedBy(documents, ({ schema }) => schema).values()) {
    if (own[0]?.schema.isSingleton || !own[0]?.schema.fields.id) continue
    const ids = numbersOf(own, 'id')
    const fix = `Take ${(ids.at(-1)?.value ?? 0) + 1}, the next free one.`
    reportRepeated(ids, ({ value }, first) => {
      return { rule: 'duplicate-id', found: `id ${value} already belongs to ${first}.`, fix }
    })
  }
  const redirected = new Set(redirectsIn(documents).map(({ from }) => from.value))
  for (const { file, root, report } of documents) {
    const before = published.get(file)
    const id = scalarAt(root, 'id')
    if (before === undefined || !id || id.value === before || redirected.has(`/blog/${before}`)) continue
    const found = `the id of this article is ${before} on the site, and its address /blog/${before}.`
    report(id, { rule: 'changed-id', found })
  }
}

/** Fields that split a collection into lists, each counted from 1. */
const LISTS_WITHIN = ['group', 'section', 'isFeatured']

/** The list that a document is in, for messages. */
export function listOf({ schema, root }: ContentDocument) {
  const within = LISTS_WITHIN.filter((name) => schema.fields[name]).map(
    (name) => `${name} ${String(root?.get(name))}`,
  )
  return [`content/${schema.path}`, ...within].join(', ')
}

/** Places in a list that are there twice or missing. */
function checkOrder({ documents }: Site) {
  const unreadable = new Set(documents.filter(({ root }) => !root).map(({ schema }) => schema))
  const ordered = documents.filter(({ schema }) => !schema.isSingleton && schema.fields.order)
  for (const [name, own] of groupedBy(ordered, listOf)) {
    const places = numbersOf(own, 'order')
    reportRepeated(places, ({ value }, first) => {
      return { rule: 'duplicate-order', found: `order ${value} of ${name} is already taken by ${first}.` }
    })
    for (const [index, place] of places.entries()) {
      const last = places[index - 1]?.value ?? 0
      // The place may be that of a document that cannot be read.
      if (place.value <= last + 1 || unreadable.has(place.document.schema)) continue
      const found = `order is ${place.value}, but nothing in ${name} stands on place ${last + 1}.`
      reportAt(place, { rule: 'order-gap', found })
    }
  }
}

/** Groups of the gallery with one name, and pictures in it twice: both are found by these. Drafts begin as copies. */
function checkGallery({ documents }: Site) {
  const groups = documentsOf(documents, 'GalleryGroup').filter(({ root }) => root?.get('draft') !== true)
  const repeated = ({ node }: Placed<string>, first: string): Finding => ({
    rule: 'repeated-item',
    found: `"${String(node.value).trim()}" stands in ${first} too.`,
    expected: 'Each group of the gallery has a name of its own, and each picture is there once.',
  })
  reportRepeated(textsOf(groups, 'event'), repeated)
  const pictures = groups.flatMap((document) =>
    groupsAt(document.root, 'images').flatMap((image) => {
      const node = textAt(image, 'src')
      // The name without its ending is the key in the address of an open picture.
      return node ? [{ document, node, value: node.value.replace(/\.\w+$/u, '') }] : []
    }),
  )
  reportRepeated(pictures, repeated)
}

/** The types whose documents have names of their own. Series of events may repeat their titles. */
const NAMED = 'AwardCategory BlogArticle Cause Channel Faq ImpactStory Job Mentor Project TeamMember'.split(
  ' ',
)

/** Documents of one type with the same or nearly the same name: one is probably a copy of the other. */
function checkNames({ documents }: Site) {
  for (const type of NAMED) {
    const names = namesOf(documentsOf(documents, type), plainName)
    for (const [index, name] of names.entries()) {
      const earlier = names.slice(0, index).find(({ value }) => isNear(name.value, value))
      if (!earlier) continue
      const found = `"${String(name.node.value)}" is the same or nearly the same as in ${earlier.document.file}.`
      reportAt(name, { rule: 'near-duplicate', found })
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

/** The approximate number of characters of a title that search engines show. */
const MAX_TITLE = 60
/** A shorter description adds little to the title. */
const MIN_DESCRIPTION = 50
/** Documents with a page of their own. */
const WITH_PAGE = 'BlogArticle Cause Event ImpactStory Job LegalPage Mentor Page Project'.split(' ')
// Other documents with equal names are reported as near duplicates, and events may recur under one title.
const PAGES = ['Page', 'LegalPage']

/** Titles and descriptions that search engines and link previews would truncate or could not distinguish. */
function checkSearchResults({ documents }: Site) {
  // The member area is not indexed.
  const listed = documents.filter(({ file }) => !file.startsWith('content/pages/explore-'))
  for (const type of WITH_PAGE) {
    for (const title of namesOf(documentsOf(listed, type))) {
      const { length } = [...title.value]
      if (length > MAX_TITLE)
        reportAt(title, { rule: 'long-title', found: `the title has ${length} characters.` })
    }
  }
  const pages = listed.filter(({ schema }) => PAGES.includes(schema.name))
  const descriptions = textsOf(pages, 'description')
  for (const description of descriptions) {
    const { length } = [...description.value]
    if (length < MIN_DESCRIPTION)
      reportAt(description, { rule: 'short-description', found: `the description has ${length} characters.` })
  }
  reportRepeated(textsOf(pages, 'title'), (_, first) => {
    return { rule: 'same-title', found: `${first} has the same title.` }
  })
  reportRepeated(descriptions, (_, first) => {
    return { rule: 'same-description', found: `${first} has the same description.` }
  })
}
