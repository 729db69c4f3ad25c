import { isAlias, isCollection, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml'

/** A mistake in the words of editors who do not know YAML, and its place. */
type Cause = { offset: number; found: string; fix?: string }

const QUOTE_IT = 'Put the whole text in quotes.'

const PLAIN_WORDS: Partial<Record<YAMLError['code'], { found: string; fix?: string }>> = {
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

/** The mistakes that the parser met, one a place. */
export function yamlMistakes(document: Document, text: string): Array<Cause> {
  // Warnings include texts that begin with ! and would lose their first word.
  const errors = [...document.errors, ...document.warnings]
  // One mistake often causes several errors at the same position; the first is the most useful.
  const first = errors.filter(
    ({ pos }, index) => errors.findIndex((each) => each.pos[0] === pos[0]) === index,
  )
  return first.map((error) => hiddenCause(error, document, text) ?? plainCause(error, document))
}

function plainCause(error: YAMLError, document: Document): Cause {
  const [offset] = error.pos
  if (error.code === 'MISSING_CHAR' && error.message.includes('quote'))
    return {
      // The parser reports a missing quote at the end of the text, which can be the end of the file.
      offset: lastStart(document, (node) => isQuoted(node) && startOf(node) < offset) ?? offset,
      found: 'this quote is never closed.',
      fix: 'Put the same quote at the end of the text.',
    }
  return { offset, ...(PLAIN_WORDS[error.code] ?? { found: 'this cannot be read.', fix: QUOTE_IT }) }
}

const UNUSUAL_SPACE = /^(?:[\s-]*|\s*[\w-]+:[^\S\n]*)([\u00A0\u2000-\u200A\u202F\u3000])/u

/** The mistake that caused an error at a later position or of another name, or undefined. */
function hiddenCause(error: YAMLError, document: Document, text: string): Cause | undefined {
  const [at] = error.pos
  const line = text.lastIndexOf('\n', at - 1) + 1
  const [unusual] = UNUSUAL_SPACE.exec(text.slice(line)) ?? []
  if (unusual !== undefined)
    return {
      offset: line + unusual.length - 1,
      found: 'the space here is not an ordinary one, though it looks like one.',
      fix: 'Remove it, and press the space bar.',
    }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && /^[“”„‘’‚«»]/u.test(text.slice(at)))
    return {
      offset: at,
      found: 'the quotes around this text are those of a word processor, which do not count as quotes.',
      fix: 'Write straight ones: \' or ".',
    }
  if (error.code === 'BAD_INDENT' && error.message.startsWith('Flow ')) {
    // The parser reports a missing bracket only at the start of the next line.
    const offset = firstStart(document, (node) => isInBrackets(node) && node.range?.[1] === at)
    if (offset === undefined) return undefined
    const [name, closing] = text[offset] === '[' ? ['bracket', ']'] : ['brace', '}']
    return {
      offset,
      found: `the ${name} that begins here is never closed.`,
      fix: `Write ${closing} at its end, or put the whole text in quotes.`,
    }
  }
  if (error.code !== 'UNEXPECTED_TOKEN' || !error.message.includes('at node end')) return undefined
  // A text such as [Free] workshop or {site} Training Centre, which YAML reads as a list or a map.
  const offset = firstStart(document, (node) => {
    const end = node.range?.[1] ?? Infinity
    return isInBrackets(node) && end <= at && !text.slice(end, at).includes('\n')
  })
  if (offset === undefined) return undefined
  const name = { '[': 'a bracket', '{': 'a brace' }[text[offset] ?? ''] ?? 'an asterisk'
  return { offset, found: `this text begins with ${name}.`, fix: QUOTE_IT }
}

/** For a text such as *new*, which is an alias in YAML. */
export const UNKNOWN_ALIAS = { found: 'this text begins with an asterisk.', fix: QUOTE_IT }

function isInBrackets(node: Node) {
  return (isCollection(node) && node.flow === true) || isAlias(node)
}

function isQuoted(node: Node) {
  return isScalar(node) && (node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE')
}

function startOf(node: Node) {
  return node.range?.[0] ?? 0
}

function startsOf(document: Document, isWanted: (node: Node) => boolean) {
  const starts: Array<number> = []
  visit(document, { Node: (_key, node: Node) => void (isWanted(node) && starts.push(startOf(node))) })
  return starts
}

const firstStart = (...wanted: Parameters<typeof startsOf>) => startsOf(...wanted)[0]
const lastStart = (...wanted: Parameters<typeof startsOf>) => startsOf(...wanted).at(-1)
