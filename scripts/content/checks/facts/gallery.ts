import { isMap, isScalar, isSeq, type Scalar } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'

type Placed = { document: ContentDocument; node: Scalar; key: string }

/**
 * Reports groups of the gallery with one name, and pictures that stand in it twice: both are found by these. Drafts do
 * not count, as a new group begins as a copy.
 */
export function galleryProblems(documents: ReadonlyArray<ContentDocument>): Array<Problem> {
  const groups = documents.filter(
    ({ schema, fields }) => schema.name === 'GalleryGroup' && fields?.root.get('draft') !== true,
  )
  const names = groups.flatMap((document) => placed(document, document.fields?.root.get('event', true)))
  const pictures = groups.flatMap((document) => {
    const images = document.fields?.root.get('images')
    const items = isSeq(images) ? images.items : []
    return items.flatMap((item) => placed(document, isMap(item) ? item.get('src', true) : undefined))
  })
  return [
    ...repeated(names, ({ key }, first) => ({
      found: `"${key}" is the name of the group in ${first} too.`,
      fix: 'Say what is special about each, such as its year.',
      expected: 'The page has a part for each group, and visitors tell them apart by their names.',
    })),
    // The name without its ending is the key in the address of an open picture.
    ...repeated(
      pictures.map((each) => ({ ...each, key: each.key.replace(/\.\w+$/u, '') })),
      ({ node }, first) => ({
        found: `"${String(node.value)}" stands in ${first} too.`,
        fix: 'Leave it out here, or choose another picture.',
        expected: 'A picture of the gallery opens at the address of its file name, so each is there once.',
      }),
    ),
  ]
}

function placed(document: ContentDocument, node: unknown): Array<Placed> {
  return isScalar(node) && typeof node.value === 'string' ? [{ document, node, key: node.value.trim() }] : []
}

function repeated(
  all: ReadonlyArray<Placed>,
  wordsOf: (later: Placed, first: string) => Parameters<typeof problemAt>[3],
): Array<Problem> {
  const firsts = new Map<string, Placed>()
  return all.flatMap((later) => {
    const key = later.key.toLowerCase()
    const first = firsts.get(key)
    if (!first) firsts.set(key, later)
    const { fields } = later.document
    if (!first || !fields) return []
    return [
      problemAt(fields.excerpt, offsetOf(later.node), 'repeated-item', wordsOf(later, first.document.file)),
    ]
  })
}
