import { isCollection, isMap, isNode, isPair, type Node } from 'yaml'

/** The start of the line that contains this offset. */
export function lineStart(source: string, offset: number) {
  return source.lastIndexOf('\n', offset - 1) + 1
}

/** The start of the next line. */
export function nextLine(source: string, offset: number) {
  const end = source.indexOf('\n', offset)
  return end === -1 ? source.length : end + 1
}

export function column(source: string, offset: number) {
  return offset - lineStart(source, offset)
}

export function startOf(node: Node) {
  if (!node.range) throw new Error('A node without its place')
  return node.range[0]
}

/** The end of a node's text, without trailing spaces, line breaks and comments. */
export function endOf(source: string, node: Node): number {
  if (!node.range) throw new Error('A node without its place')
  const isFlow = isCollection(node) && node.flow
  if (!isCollection(node) || isFlow || node.items.length === 0)
    return source.slice(0, node.range[1]).trimEnd().length
  const last: unknown = node.items.at(-1)
  const leaf = isPair(last) ? (isEmptyPair(last.value) ? last.key : last.value) : last
  if (!isNode(leaf)) throw new Error('An entry without its place')
  return endOf(source, leaf)
}

/** A key without a value. */
function isEmptyPair(value: unknown) {
  return !isNode(value) || !value.range || (!isMap(value) && value.range[0] === value.range[1])
}

/** The start of the comment lines directly above this line, but not before `limit`. */
export function remarksAbove(source: string, start: number, limit: number): number {
  if (start === 0) return start
  const above = lineStart(source, start - 1)
  return above >= limit && /^[ \t]*#/.test(source.slice(above, start))
    ? remarksAbove(source, above, limit)
    : start
}

/** The source with a part replaced. */
export function spliced(source: string, start: number, end: number, text: string) {
  return source.slice(0, start) + text + source.slice(end)
}

/** Indents all lines except empty ones. */
export function indented(text: string, indent: number) {
  return text.replace(/^(?=[^\n])/gm, ' '.repeat(indent))
}

/**
 * Replaces a value by lines. A comment after the value moves above them, as it would become part of a multi-line
 * text.
 */
export function replaced(source: string, start: number, end: number, lines: string) {
  const lineEnd = source.indexOf('\n', end) === -1 ? source.length : source.indexOf('\n', end)
  const remark = source.slice(end, lineEnd).trim()
  if (!remark.startsWith('#') || !lines.includes('\n')) return spliced(source, start, end, lines)
  return spliced(source, start, lineEnd, `${remark}\n${' '.repeat(column(source, start))}${lines}`)
}
