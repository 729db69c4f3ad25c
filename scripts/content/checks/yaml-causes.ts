import { isAlias, isCollection, visit, type Document, type Node, type YAMLError } from 'yaml'

/** The mistake that caused a parser error, which the parser reports at a later position or under another name. */
export type Cause = { offset: number; found: string; fix: string }

const UNUSUAL_SPACE = /^(?:[\s-]*|\s*[\w-]+:[^\S\n]*)([\u00A0\u2000-\u200A\u202F\u3000])/u
const QUOTE_IT = 'Put the whole text in quotes.'

/** The cause of a parser error if it is at another position or has a simpler explanation, otherwise undefined. */
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

/** A no-break space or one of another width in a position that requires a plain space. */
function unusualSpace(at: number, text: string) {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const [found] = UNUSUAL_SPACE.exec(text.slice(start)) ?? []
  return found === undefined ? undefined : start + found.length - 1
}

/** The parser reports a missing bracket only at the start of the next line. */
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

/** A text such as [Free] workshop or {site} Training Centre, which YAML reads as a list or a map. */
function beginningOfValue(at: number, document: Document, text: string): Cause | undefined {
  const offset = lastBefore(document, ([, end]) => end <= at && !text.slice(end, at).includes('\n'))
  if (offset === undefined) return undefined
  const name = { '[': 'a bracket', '{': 'a brace' }[text[offset] ?? ''] ?? 'an asterisk'
  return { offset, found: `this text begins with ${name}.`, fix: QUOTE_IT }
}

/** The start of the last bracketed list or map, or alias, whose range meets the condition. */
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
