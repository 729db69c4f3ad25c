import { isScalar, type Scalar } from 'yaml'
import { groupedBy } from './collections.ts'
import { offsetOf, type ContentDocument } from './document.ts'
import { problemAt, type Problem } from './problem.ts'

/** The approximate number of characters of a title that search engines show. */
const MAX_TITLE = 60
/** A shorter description adds little to the title. */
const MIN_DESCRIPTION = 50

/** The field with the page title, for each kind of document. */
const TITLES: Readonly<Record<string, string>> = {
  BlogArticle: 'title',
  Cause: 'title',
  Event: 'title',
  ImpactStory: 'title',
  Job: 'role',
  LegalPage: 'title',
  Mentor: 'name',
  Page: 'title',
  Project: 'title',
}

// Only these kinds: other documents with equal names are reported as near duplicates, and events may recur under one
// title.
const PAGES = ['Page', 'LegalPage']

type Text = { document: ContentDocument; text: string; length: number; limit: number; offset: number }

// The member area is not indexed.
const NOT_LISTED = /^content\/pages\/explore-/

/** Reports titles and descriptions that search engines and link previews would truncate or could not distinguish. */
export function searchResultProblems(documents: ReadonlyArray<ContentDocument>): Array<Problem> {
  const listed = documents.filter(({ file }) => !NOT_LISTED.test(file))
  const titles = listed.flatMap((document) => textIn(document, TITLES[document.schema.name]))
  const pages = listed.filter(({ schema }) => PAGES.includes(schema.name))
  const pageTitles = pages.flatMap((document) => textIn(document, 'title'))
  const descriptions = pages.flatMap((document) => textIn(document, 'description'))
  return [
    ...titles
      .filter(({ length }) => length > MAX_TITLE)
      // A stricter limit of the field is reported elsewhere.
      .filter(({ limit }) => limit > MAX_TITLE)
      .map((title) =>
        problemOf(title, 'long-title', {
          found: `the title has ${title.length} characters, and search results show about ${MAX_TITLE}.`,
          expected: 'A short title is read whole in search results, on cards and in browser tabs.',
        }),
      ),
    ...descriptions
      .filter(({ length }) => length < MIN_DESCRIPTION)
      .map((description) =>
        problemOf(description, 'short-description', {
          found: `the description has ${description.length} characters.`,
          expected: `Search results show it below the title: ${MIN_DESCRIPTION} to 160 characters say what the page is for.`,
        }),
      ),
    ...repeated(pageTitles).map(({ first, later }) =>
      problemOf(later, 'same-title', {
        found: `${first.document.file} has the same title.`,
        expected: 'In search results and in the history of a browser, a page is known by its title.',
      }),
    ),
    ...repeated(descriptions).map(({ first, later }) =>
      problemOf(later, 'same-description', {
        found: `${first.document.file} has the same description.`,
        expected: 'Search results show the description below the title: say what is special about this page.',
      }),
    ),
  ]
}

function textIn(document: ContentDocument, field: string | undefined): Array<Text> {
  const node = field === undefined ? undefined : document.fields?.root.get(field, true)
  if (field === undefined || !isText(node)) return []
  const text = node.value.trim()
  const declared = document.schema.fields[field]
  const limit = declared?.kind === 'text' ? (declared.maxLength ?? Infinity) : Infinity
  return [{ document, text, length: [...text].length, limit, offset: offsetOf(node) }]
}

function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string'
}

function repeated(texts: ReadonlyArray<Text>) {
  const groups = groupedBy(texts, ({ text }) => text.toLowerCase())
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.map((later) => ({ first, later })) : [],
  )
}

function problemOf(
  { document, offset }: Text,
  rule: Problem['rule'],
  words: Parameters<typeof problemAt>[3],
): Problem {
  if (!document.fields) throw new Error(`${document.file} has a text but no fields`)
  return problemAt(document.fields.excerpt, offset, rule, words)
}
