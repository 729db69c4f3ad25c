import { isScalar } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'
import { similarNames } from './similar-names.ts'

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
type Named = { document: ContentDocument; name: string; plain: string; place: number }

/** Reports documents of one type with the same or nearly the same name: one is probably a copy of the other. */
export function nearDuplicateProblems(documents: ReadonlyArray<ContentDocument>): Array<Problem> {
  return Object.entries(NAMED_BY).flatMap(([type, field]) => {
    const index = similarNames<Named>()
    return documents.flatMap((document) => {
      const named = document.schema.name === type ? nameOf(document, field) : undefined
      if (!named) return []
      const earlier = index.find(named)
      index.add(named)
      return earlier ? [problem(named, earlier)] : []
    })
  })
}

function nameOf(document: ContentDocument, field: string): Named | undefined {
  const node = document.fields?.root.get(field, true)
  if (!isScalar(node) || typeof node.value !== 'string') return undefined
  const plain = node.value
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return { document, name: node.value, plain, place: offsetOf(node) }
}

function problem({ document, name, place }: Named, earlier: Named): Problem {
  if (!document.fields) throw new Error(`${document.file} has a name but no fields`)
  return problemAt(document.fields.excerpt, place, 'near-duplicate', {
    found:
      name === earlier.name
        ? `"${name}" stands in ${earlier.document.file} too.`
        : `"${name}" is nearly the same as "${earlier.name}" in ${earlier.document.file}.`,
    fix: 'Remove one of the two if they are the same.',
    expected: 'Each document of a kind has a name of its own.',
  })
}
