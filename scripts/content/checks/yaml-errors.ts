import { isAlias, isCollection, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml'

const CAUSES: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'this line is not indented like its neighbours.',
  TAB_AS_INDENT: 'this line is indented with a tab.',
  BLOCK_AS_IMPLICIT_KEY: 'there is a second colon in this line.',
  MULTILINE_IMPLICIT_KEY: 'this line has no "name:" at its beginning.',
  MISSING_CHAR: 'a quote, bracket, comma or colon is missing.',
  BAD_SCALAR_START: 'this text begins with a character that means something else.',
  BAD_DQ_ESCAPE: 'there is a backslash between double quotes: use single ones.',
  MULTIPLE_DOCS: 'a line of three hyphens (---) or dots (...) stands between the fields: remove it.',
  TAG_RESOLVE_FAILED: 'this text begins with an exclamation mark.',
  UNEXPECTED_TOKEN: 'what stands here does not belong to the value before it.',
}

/** The mistakes that the parser met, one a place, in the words of editors who do not know YAML. */
export function yamlMistakes(document: Document, text: string): Array<{ offset: number; found: string }> {
  // Warnings include texts that begin with ! and would lose their first word.
  const errors = [...document.errors, ...document.warnings]
  // One mistake often causes several errors at the same position; the first is the most useful.
  const first = errors.filter(
    ({ pos }, index) => errors.findIndex((each) => each.pos[0] === pos[0]) === index,
  )
  return first.map((error) => causeOf(error, document, text))
}

const UNUSUAL_SPACE = /^(?:[\s-]*|\s*[\w-]+:[^\S\n]*)([\u00A0\u2000-\u200A\u202F\u3000])/u

function causeOf({ code, message, pos: [at] }: YAMLError, document: Document, text: string) {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const [unusual] = UNUSUAL_SPACE.exec(text.slice(line)) ?? []
  if (unusual !== undefined) {
    const found = 'the space here is not an ordinary one, though it looks like one.'
    return { offset: line + unusual.length - 1, found }
  }
  const isOpen = code === 'MISSING_CHAR' || message.startsWith('Flow ')
  const offset = isOpen || code === 'UNEXPECTED_TOKEN' ? startBefore(at, document, text) : undefined
  if (offset === undefined) return { offset: at, found: CAUSES[code] ?? `this cannot be read: ${message}.` }
  const found = isOpen ? 'never ends.' : 'ends before the line does.'
  return { offset, found: `what begins with ${text.charAt(offset)} ${found}` }
}

/**
 * Where the value in quotes or brackets begins that the parser was reading: it reports a missing sign behind the whole
 * value, which can be at the end of the file.
 */
function startBefore(at: number, document: Document, text: string) {
  let found: number | undefined
  visit(document, {
    Node(_key, node: Node) {
      const [start = 0, end = 0] = node.range ?? []
      const isDelimited =
        isAlias(node) || (isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith('QUOTE_'))
      if (isDelimited && start < at && !text.slice(end, at).includes('\n')) found ??= start
    },
  })
  return found
}
