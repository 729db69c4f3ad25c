import leven from 'leven'
import { dayOf } from '#contract/days.ts'
import { LISTS_WITHIN, nameField, newKinds } from '#scripts/content/kinds.ts'
import { isVisible } from '#scripts/content/visibility.ts'
import { formatDay } from '#src/lib/dates.ts'
import { dataOf, documentsOf, type ContentDocument, type Site } from './document.ts'
import type { Rule } from './rules.ts'

type Documents = ReadonlyArray<ContentDocument>

/** Reports what makes two documents of a kind the same for visitors, or for the site. */
export function checkCollections(site: Site) {
  checkIds(site)
  checkOrder(site)
  checkGallery(site)
  checkNames(site)
  checkBylines(site)
  checkSearchResults(site)
  checkVisibility(site)
}

/** A value of a document that others of its kind are compared with, and its place there. */
type Placed<Value> = { document: ContentDocument; place: string; value: Value }

function reportRepeated(all: ReadonlyArray<Placed<string | number>>, rule: Rule, allowed?: string) {
  const firsts = new Map<string | number, string>()
  for (const { document, place, value } of all) {
    const first = firsts.get(value)
    firsts.set(value, first ?? document.file)
    const found = `the same ${place.split('.').at(-1)} stands in ${first}.`
    if (first !== undefined) document.report(place, rule, found, allowed)
  }
}

function numbersOf(documents: Documents, place: string): Array<Placed<number>> {
  const numbers = documents.flatMap((document) => {
    const value = document.data[place]
    return typeof value === 'number' ? [{ document, place, value }] : []
  })
  return numbers.sort((a, b) => a.value - b.value || (a.document.file < b.document.file ? -1 : 1))
}

/** The texts of a field, by default that by which visitors know documents of a type. */
function textsOf(documents: Documents, field?: string): Array<Placed<string>> {
  return documents.flatMap((document) => {
    const place = field ?? nameField(document.schema)
    const value = document.data[place]
    return typeof value === 'string' ? [{ document, place, value: value.trim().toLowerCase() }] : []
  })
}

function checkIds({ documents }: Site) {
  const ids = numbersOf(documentsOf(documents, 'BlogArticle'), 'id')
  const free = (ids.at(-1)?.value ?? 0) + 1
  reportRepeated(ids, 'duplicate-id', `It is the address of the article: take ${free}, the next free one.`)
}

/** The documents of each list of which a page shows all. */
function listsOf(documents: Documents): Map<string, Array<ContentDocument>> {
  const lists = new Map<string, Array<ContentDocument>>()
  for (const document of documents) {
    const { schema, data } = document
    const within = LISTS_WITHIN.filter((field) => schema.fields[field])
    const name = [`content/${schema.path}`, ...within.map((field) => `${field} ${String(data[field])}`)]
    lists.set(name.join(', '), [...(lists.get(name.join(', ')) ?? []), document])
  }
  return lists
}

function checkOrder({ documents }: Site) {
  const unreadable = new Set(documents.filter(({ root }) => !root).map(({ schema }) => schema))
  for (const [name, own] of listsOf(documents.filter(({ schema }) => schema.fields.order))) {
    const places = numbersOf(own, 'order')
    reportRepeated(places, 'duplicate-order', `Each document of ${name} has a place of its own.`)
    for (const [index, { document, value }] of places.entries()) {
      const last = places[index - 1]?.value ?? 0
      const found = `order is ${value}, but nothing in ${name} stands on place ${last + 1}.`
      // The place may be that of a document that cannot be read.
      if (value > last + 1 && !unreadable.has(document.schema)) document.report('order', 'order-gap', found)
    }
  }
}

/** Reports groups of the gallery with one name, and pictures in it twice: both are found by these. */
function checkGallery({ documents }: Site) {
  // Drafts begin as copies.
  const groups = documentsOf(documents, 'GalleryGroup').filter(({ data }) => data.draft !== true)
  const pictures = groups.flatMap((document) =>
    (dataOf(document, 'GalleryGroup')?.images ?? []).flatMap(({ src }, index) =>
      // The name without its ending is the key in the address of an open picture.
      src ? [{ document, place: `images.${index}.src`, value: src.replace(/\.\w+$/u, '') }] : [],
    ),
  )
  const expected = 'Each group of the gallery has a name of its own, and each picture is there once.'
  reportRepeated(textsOf(groups, 'event'), 'repeated-item', expected)
  reportRepeated(pictures, 'repeated-item', expected)
}

/** The types whose documents have names of their own. Series of events may repeat their titles. */
const NAMED = 'AwardCategory BlogArticle Cause Channel Faq ImpactStory Job Mentor Project TeamMember'

/** Reports documents of one type with the same or nearly the same name: one is probably a copy of the other. */
function checkNames({ documents }: Site) {
  for (const type of NAMED.split(' ')) {
    const names = textsOf(documentsOf(documents, type)).map((name) => ({
      ...name,
      value: plainName(name.value),
    }))
    for (const [index, { document, place, value }] of names.entries()) {
      const earlier = names.slice(0, index).find((each) => isNear(value, each.value))
      const found = `"${String(document.data[place])}" is the same or nearly the same as in ${earlier?.document.file}.`
      if (earlier) document.report(place, 'near-duplicate', found)
    }
  }
}

/** Reports authors and topics of articles that an earlier article, or the team, spells a little differently. */
function checkBylines({ documents }: Site) {
  const team = documentsOf(documents, 'TeamMember')
  const known = new Map(team.map(({ file, data }) => [String(data.name), file]))
  for (const { file, values, report } of documentsOf(documents, 'BlogArticle'))
    for (const { path, data: name } of values) {
      if (typeof name !== 'string' || !/^(?:author|topics\.\d+)$/.test(path) || known.has(name)) continue
      const like = [...known.keys()].find((other) => isNear(plainName(name), plainName(other)))
      if (like !== undefined)
        report(path, 'near-duplicate', `"${name}" is "${like}" in ${known.get(like)}.`, 'Write both alike.')
      known.set(name, file)
    }
}

/** Whether two plain names differ by a slip or two. */
function isNear(one: string, other: string) {
  const length = Math.min(one.length, other.length)
  // In short names a single letter makes a different name.
  const slips = length < 10 ? 0 : length < 16 ? 1 : 2
  // Titles with different years or numbers are different.
  if (one.replace(/\D/g, '') !== other.replace(/\D/g, '')) return false
  return leven(one, other, { maxDistance: slips + 1 }) <= slips
}

function plainName(name: string) {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The approximate number of characters of a title that search engines show. */
const MAX_TITLE = 60
/** A shorter description adds little to the title. */
const MIN_DESCRIPTION = 50
const WITH_PAGE = 'BlogArticle Cause Event ImpactStory Job LegalPage Mentor Page Project'.split(' ')

/** Reports titles and descriptions that search engines and link previews would truncate or could not distinguish. */
function checkSearchResults({ documents }: Site) {
  // The member area is not indexed.
  const listed = documents.filter(({ file }) => !file.startsWith('content/pages/explore-'))
  const titles = textsOf(listed.filter(({ schema }) => WITH_PAGE.includes(schema.name)))
  // Other documents with equal names are reported as near duplicates, and events may recur under one title.
  const pages = listed.filter(({ schema }) => ['Page', 'LegalPage'].includes(schema.name))
  const descriptions = textsOf(pages, 'description')
  for (const { document, place, value } of titles)
    if ([...value].length > MAX_TITLE)
      document.report(place, 'long-title', `the title has ${[...value].length} characters.`)
  for (const { document, place, value } of descriptions)
    if ([...value].length < MIN_DESCRIPTION)
      document.report(place, 'short-description', `the description has ${[...value].length} characters.`)
  reportRepeated(textsOf(pages, 'title'), 'same-title')
  reportRepeated(descriptions, 'same-description')
}

/** Lists whose page also works without entries. */
export const MAY_BE_EMPTY = ['Event', 'Job', 'StaffReply']

/** Reports dates in the wrong order, and lists that a page needs, but of which nothing is shown now or later. */
function checkVisibility({ documents, today, siteMaps }: Site) {
  const scheduled = documents.filter(({ schema }) => newKinds.includes(schema))
  for (const { visibility, report } of scheduled)
    if (visibility.from >= visibility.until)
      report('expiresAt', 'never-visible', 'the document expires before it is published.')
  const needed = scheduled.filter(({ schema }) => !MAY_BE_EMPTY.includes(schema.name))
  for (const [name, list] of listsOf(needed)) {
    const empty = siteMaps.find(
      ({ instant }) => !list.some(({ visibility }) => isVisible(visibility, new Date(instant))),
    )
    if (empty?.instant === today.getTime()) {
      const [first] = list
      const field = ['draft', 'publishAt', 'expiresAt'].find((each) => first?.data[each] !== undefined)
      if (field) first?.report(field, 'nothing-visible', `no document of ${name} is shown.`)
    } else if (empty) {
      const last = list.find(({ visibility }) => visibility.until === empty.instant)
      const found = `from ${formatDay(dayOf(empty.instant))} on, no document of ${name} is shown: this is the last one.`
      last?.report('expiresAt', 'nothing-visible-later', found)
    }
  }
}
