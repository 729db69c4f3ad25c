import { isMap, isScalar, parseDocument, visit, type Document, type YAMLError, type YAMLMap } from 'yaml'
import type { Excerpt } from './source-excerpt.ts'
import { problemAt, type Problem, type ProblemText } from './problem.ts'
import { causeOf } from './yaml-causes.ts'

export type YamlFields = { document: Document; root: YAMLMap | undefined }

const QUOTE_IT = 'Put the whole text in quotes.'
const EXPECTED = 'Each line is "name: value", and what belongs together is indented alike.'

/** Explanations of YAML errors for editors who do not know YAML. */
const plainWords: Partial<Record<YAMLError['code'], { found: string; fix?: string }>> = {
  BAD_INDENT: {
    found: 'this line is not indented like its neighbours.',
    fix: 'Give it as many spaces as the line above.',
  },
  TAB_AS_INDENT: { found: 'this line is indented with a tab.', fix: 'Use spaces.' },
  BLOCK_AS_IMPLICIT_KEY: { found: 'there is a second colon in this line.', fix: QUOTE_IT },
  MULTILINE_IMPLICIT_KEY: { found: 'this line has no "name:" at its beginning.' },
  MISSING_CHAR: { found: 'a quote, bracket, comma or colon is missing.' },
  BAD_SCALAR_START: { found: 'this text begins with a character that means something else.', fix: QUOTE_IT },
  BAD_DQ_ESCAPE: {
    found: 'there is a backslash between double quotes.',
    fix: 'Use single quotes around the text.',
  },
  MULTIPLE_DOCS: {
    found: 'a line of three hyphens (---) or dots (...) stands between the fields.',
    fix: 'Remove it.',
  },
  TAG_RESOLVE_FAILED: { found: 'this text begins with an exclamation mark.', fix: QUOTE_IT },
  UNEXPECTED_TOKEN: {
    found: 'what stands here does not belong to the value before it.',
    fix: 'Put double quotes around the whole text if it has an apostrophe, a colon or single quotes.',
  },
}

/** For a text such as *new*, which is an alias in YAML. */
export const unknownAlias: ProblemText = {
  found: 'this text begins with an asterisk.',
  fix: QUOTE_IT,
  expected: EXPECTED,
}

/** Parses fields with their positions. `root` is undefined if parsing fails; the problems contain the reasons. */
export function parseFields(excerpt: Excerpt): YamlFields & { problems: Array<Problem> } {
  // Duplicate keys are reported field by field, with both lines.
  const document: Document = parseDocument(excerpt.text, { uniqueKeys: false })
  // Warnings include texts that begin with ! and would lose their first word.
  const errors = [...document.errors, ...document.warnings]
  if (errors.length > 0) {
    const places = new Set<number>()
    // One mistake often causes several errors at the same position; the first is the most useful.
    const first = errors.filter(({ pos }) => !places.has(pos[0]) && places.add(pos[0]))
    const problems = first.map((error) => malformed(error, document, excerpt))
    return { document, root: undefined, problems }
  }
  if (isMap(document.contents)) return { document, root: document.contents, problems: [] }
  const problem = problemAt(excerpt, document.contents?.range?.[0] ?? 0, 'not-fields', {
    found: document.contents === null ? 'there are no fields here.' : 'this is not a list of fields.',
    expected: 'Write one field a line, such as "title: Our first workshop".',
  })
  return { document, root: undefined, problems: [problem] }
}

function malformed(error: YAMLError, document: Document, excerpt: Excerpt): Problem {
  const cause = causeOf(error, document, excerpt.text)
  if (cause) {
    const { offset, ...words } = cause
    return problemAt(excerpt, offset, 'malformed-yaml', { ...words, expected: EXPECTED })
  }
  const quote = error.code === 'MISSING_CHAR' && error.message.includes('quote')
  const offset = quote ? openQuoteBefore(error.pos[0], document) : error.pos[0]
  const words = quote
    ? { found: 'this quote is never closed.', fix: 'Put the same quote at the end of the text.' }
    : (plainWords[error.code] ?? { found: 'this cannot be read.', fix: QUOTE_IT })
  return problemAt(excerpt, offset, 'malformed-yaml', { ...words, expected: EXPECTED })
}

/** The parser reports a missing quote at the end of the text, which can be the end of the file. */
function openQuoteBefore(offset: number, document: Document) {
  let start = offset
  visit(document, {
    Scalar(_key, node) {
      const isQuoted = isScalar(node) && (node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE')
      if (isQuoted && node.range && node.range[0] < offset) start = node.range[0]
    },
  })
  return start
}
