import { isAlias, isCollection, visit, type Document, type Node, type YAMLError } from 'yaml'

/** What somebody did that the parser noticed later, or under another name. */
export type Cause = { offset: number; found: string; fix: string }

const UNUSUAL_SPACE = /^(?:[\s-]*|\s*[\w-]+:[^\S\n]*)([\u00A0\u2000-\u200A\u202F\u3000])/u
const QUOTE_IT = 'Put the whole text in quotes.'

/** The mistake behind an error of the parser, if it stands elsewhere or has a plainer name. Otherwise undefined. */
export function causeOf(error: YAMLError, document: Document, text: string): Cause | undefined {
  const [at] = error.pos
  const space = unusualSpace(at, text)
  if (space !== undefined) {
    return {
      offset: space,
      found: 'the space here is not an ordinary one, though it looks like one.',
      fix: 'Remove it, and press the space bar.',
    }
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && /^[“”„‘’‚«»]/u.test(text.slice(at))) {
    return {
      offset: at,
      found: 'the quotes around this text are those of a word processor, which do not count as quotes.',
      fix: 'Write straight ones: \' or ".',
    }
  }
  if (error.code === 'BAD_INDENT' && error.message.startsWith('Flow ')) return openBracket(at, document, text)
  const isBehindValue = error.code === 'UNEXPECTED_TOKEN' && error.message.includes('at node end')
  return isBehindValue ? beginningOfValue(at, document, text) : undefined
}

/** A space that does not break or has another width, where YAML needs a plain one. */
function unusualSpace(at: number, text: string) {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const [found] = UNUSUAL_SPACE.exec(text.slice(start)) ?? []
  return found === undefined ? undefined : start + found.length - 1
}

/** The parser misses a bracket only where the next line begins. */
function openBracket(at: number, document: Document, text: string): Cause | undefined {
  const offset = lastBefore(document, ([, end]) => end === at)
  if (offset === undefined) return undefined
  const [name, closing] = text[offset] === '[' ? ['bracket', ']'] : ['brace', '}']
  return {
    offset,
    found: `the ${name} that begins here is never closed.`,
    fix: `Write ${closing} at its end, or put the whole text in quotes.`,
  }
}

/** A text such as [Free] workshop or {site} Training Centre, where a list or a group of fields was read. */
function beginningOfValue(at: number, document: Document, text: string): Cause | undefined {
  const offset = lastBefore(document, ([, end]) => end <= at && !text.slice(end, at).includes('\n'))
  if (offset === undefined) return undefined
  const name = { '[': 'a bracket', '{': 'a brace' }[text[offset] ?? ''] ?? 'an asterisk'
  return { offset, found: `this text begins with ${name}.`, fix: QUOTE_IT }
}

/** Where the last list or group in brackets, or text with an asterisk, begins that ends at such a place. */
function lastBefore(document: Document, endsThere: (range: readonly [number, number]) => boolean) {
  let start: number | undefined
  visit(document, {
    Node(_key, node: Node) {
      const [from, to] = node.range ?? [0, 0]
      const isInBrackets = isCollection(node) && node.flow === true
      if ((isInBrackets || isAlias(node)) && endsThere([from, to])) start ??= from
    },
  })
  return start
}
