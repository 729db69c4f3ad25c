import type { Scalar } from 'yaml'
import { endOf, spliced, startOf } from './lines.ts'
import { renderOnOneLine } from './render.ts'
import { folded, literal, withWords, wrapped } from './words.ts'

/**
 * A line may grow to this width, or by this much beyond the longest line, before it is wrapped: one word does not
 * justify a second line.
 */
const WIDTH = 140
const GROWTH = 40

/** Replaces the value of a scalar. Returns undefined if the value needs another style. */
export function withScalar(
  source: string,
  node: Scalar,
  wanted: string | number | boolean | null,
  inFlow: boolean,
): string | undefined {
  const [start, end] = [startOf(node), endOf(source, node)]
  const written = source.slice(start, end)
  if (typeof wanted !== 'string' || !written.includes('\n')) {
    if (typeof wanted === 'string' && wanted.includes('\n')) return undefined
    return spliced(source, start, end, renderOnOneLine(wanted, node.type, inFlow))
  }
  const lines = linesOf(written, node)
  if (!lines) return undefined
  const isLiteral = node.type === 'BLOCK_LITERAL'
  const text = withWords(lines.body, wanted.trimEnd(), isLiteral ? literal : folded)
  const known = lines.body.split('\n')
  const width = Math.max(WIDTH - lines.indent.length, ...known.map(({ length }) => length + GROWTH))
  const body = isLiteral ? text : wrapped(text, width, new Set(known))
  return spliced(source, start, end, lines.around(body.replace(/\n(?=[^\n])/g, `\n${lines.indent}`)))
}

type Lines = {
  /** The lines without indentation. */
  body: string
  indent: string
  /** Returns the whole text of the scalar with other lines. */
  around: (body: string) => string
}

/** The lines of a multi-line scalar. Texts with escapes are rewritten instead. */
function linesOf(written: string, { type }: Scalar): Lines | undefined {
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') {
    const [, header = '', first = '', indent = ''] = /^(.*\n)((?:[ \t]*\n)*)( +)/.exec(written) ?? []
    if (indent === '' || first !== '') return undefined
    const body = written.slice(header.length).replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    return { body, indent, around: (text) => `${header}${indent}${text}` }
  }
  const quote = type === 'QUOTE_SINGLE' ? "'" : ''
  const inner = written.slice(quote.length, written.length - quote.length)
  if (type === 'QUOTE_DOUBLE' || inner.includes("'")) return undefined
  const indent = /\n+( *)\S/.exec(inner)?.[1] ?? ''
  return {
    body: inner.replace(/[ \t]*\n[ \t]*/g, '\n'),
    indent,
    around: (text) => quote + text + quote,
  }
}
