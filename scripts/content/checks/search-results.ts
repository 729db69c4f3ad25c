import { reportAt, reportRepeated, type Placed } from './collections.ts'
import { textAt, type ContentDocument } from './document.ts'
import type { Site } from './site.ts'

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

// Other documents with equal names are reported as near duplicates, and events may recur under one title.
const PAGES = ['Page', 'LegalPage']

/** Reports titles and descriptions that search engines and link previews would truncate or could not distinguish. */
export function checkSearchResults({ documents }: Site) {
  // The member area is not indexed.
  const listed = documents.filter(({ file }) => !file.startsWith('content/pages/explore-'))
  for (const title of textsIn(listed, ({ schema }) => TITLES[schema.name])) {
    const { schema } = title.document
    const field = schema.fields[TITLES[schema.name] ?? '']
    const limit = field?.kind === 'text' ? field.maxLength : undefined
    const { length } = [...title.value]
    // A stricter limit of the field is reported elsewhere.
    if (length > MAX_TITLE && (limit ?? Infinity) > MAX_TITLE)
      reportAt(title, {
        rule: 'long-title',
        found: `the title has ${length} characters, and search results show about ${MAX_TITLE}.`,
      })
  }
  const pages = listed.filter(({ schema }) => PAGES.includes(schema.name))
  const descriptions = textsIn(pages, () => 'description')
  for (const description of descriptions) {
    const { length } = [...description.value]
    if (length < MIN_DESCRIPTION)
      reportAt(description, { rule: 'short-description', found: `the description has ${length} characters.` })
  }
  reportRepeated(inLowerCase(textsIn(pages, () => 'title')), (_, first) => ({
    rule: 'same-title',
    found: `${first} has the same title.`,
  }))
  reportRepeated(inLowerCase(descriptions), (_, first) => ({
    rule: 'same-description',
    found: `${first} has the same description.`,
  }))
}

function textsIn(
  documents: ReadonlyArray<ContentDocument>,
  fieldOf: (document: ContentDocument) => string | undefined,
): Array<Placed<string>> {
  return documents.flatMap((document) => {
    const node = textAt(document.fields?.root, fieldOf(document) ?? '')
    return node ? [{ document, node, value: node.value.trim() }] : []
  })
}

function inLowerCase(texts: ReadonlyArray<Placed<string>>) {
  return texts.map((text) => ({ ...text, value: text.value.toLowerCase() }))
}
