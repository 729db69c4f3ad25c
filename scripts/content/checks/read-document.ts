import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { ContentDocument } from './document.ts'
import {
  invisibleProblems,
  textOf,
  conflictProblems,
  tidinessProblems,
} from '#scripts/content/checks/files/characters.ts'
import { problemOfFile, type Problem } from './problem.ts'
import { splitFrontMatter } from './front-matter.ts'
import { wholeFile } from './source-excerpt.ts'
import { parseFields } from './yaml-fields.ts'

export type ReadDocument = { document: ContentDocument; problems: Array<Problem> }

/** Reads the bytes of a file as a document of its type, as far as possible. */
export function readDocument(file: string, bytes: Buffer, schema: DocumentSchema): ReadDocument {
  const document: ContentDocument = { schema, file }
  const text = textOf(file, bytes)
  if ('problem' in text) return { document, problems: [text.problem] }
  let head = wholeFile(file, text.raw)
  const conflicts = conflictProblems(head)
  // The lines of both sides would cause many other problems.
  if (conflicts.length > 0) return { document, problems: conflicts }
  const problems = [...tidinessProblems(file, text.raw), ...invisibleProblems(head)]
  if (schema.format === 'markdown') {
    const split = splitFrontMatter(head)
    if ('missing' in split) {
      problems.push(problemOfFile(file, 'no-front-matter', split.missing))
      return { document, problems }
    }
    head = split.head
    document.body = split.body
  }
  const parsed = parseFields(head)
  if (parsed.root) document.fields = { excerpt: head, document: parsed.document, root: parsed.root }
  return { document, problems: [...problems, ...parsed.problems] }
}
