import { isMap, parseDocument, type Document, type YAMLMap, type YAMLError } from 'yaml'
import type { Passage } from './passage'
import { problemAt, type Problem } from './problem'

export type YamlFields = { document: Document; root: YAMLMap | undefined }

/** What went wrong, for people who have never heard of YAML. */
const plainWords: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'a line is not indented like its neighbours.',
  TAB_AS_INDENT: 'a line is indented with a tab. Use spaces.',
  BLOCK_AS_IMPLICIT_KEY: 'a second colon in one line. Put the whole text in quotes.',
  MULTILINE_IMPLICIT_KEY: 'a line that is no field: it has no "name:" at its beginning.',
  MISSING_CHAR: 'a quote, bracket, comma or colon is missing.',
  BAD_SCALAR_START: 'a text begins with a character that has a meaning of its own. Put the text in quotes.',
  BAD_DQ_ESCAPE: 'a backslash inside double quotes. Use single quotes.',
  BAD_ALIAS: 'a text begins with *. Put the text in quotes.',
  MULTIPLE_DOCS: 'a line of three hyphens (---) or dots (...) starts a second document.',
  TAG_RESOLVE_FAILED: 'a text begins with !. Put the text in quotes.',
  UNEXPECTED_TOKEN: 'a character that does not belong here.',
}

/** Reads fields with their places. `root` is undefined when they cannot be read; the problems say why. */
export function parseFields(passage: Passage): YamlFields & { problems: Array<Problem> } {
  // Repeated names are found field by field, where they can be told with both lines.
  const document: Document = parseDocument(passage.text, { uniqueKeys: false, keepSourceTokens: true })
  // Among the warnings are texts that begin with ! and lose their first word.
  const problems = [...document.errors, ...document.warnings].map((error) =>
    problemAt(passage, error.pos[0], 'malformed-yaml', {
      found: plainWords[error.code] ?? 'this cannot be read.',
      fix: 'If in doubt, put the text of this line in quotes and compare the indentation with the line above.',
      expected: `(${firstLine(error.message)})`,
    }),
  )
  if (problems.length > 0) return { document, root: undefined, problems }
  if (isMap(document.contents)) return { document, root: document.contents, problems }
  const nothing = document.contents === null
  return {
    document,
    root: undefined,
    problems: [
      problemAt(passage, document.contents?.range?.[0] ?? 0, 'not-fields', {
        found: nothing ? 'there are no fields here.' : 'this is not a list of fields.',
        expected: 'Write one field a line, such as "title: Our first workshop".',
      }),
    ],
  }
}

function firstLine(message: string) {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message
}
