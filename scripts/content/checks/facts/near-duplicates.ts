import leven from 'leven'
import { isScalar } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'

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
    const names = documents
      .filter(({ schema }) => schema.name === type)
      .flatMap((document) => nameOf(document, field) ?? [])
    return names.flatMap((named, index) => {
      const earlier = names.slice(0, index).find(({ plain }) => isNear(named.plain, plain))
      return earlier ? [problem(named, earlier)] : []
    })
  })
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
