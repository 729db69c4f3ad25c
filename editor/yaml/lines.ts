import { isCollection, isMap, isNode, isPair, type Node } from 'yaml'

/** Where the line begins that a character stands in. */
export function lineStart(source: string, offset: number) {
  return source.lastIndexOf('\n', offset - 1) + 1
}

/** Where the line after the one of this character begins. */
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

/** The end of the text of a node, without the spaces, line breaks and remarks that follow it. */
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

/** A key with nothing behind its colon. */
function isEmptyPair(value: unknown) {
  return !isNode(value) || !value.range || (!isMap(value) && value.range[0] === value.range[1])
}

/** Where the remarks begin that stand on lines of their own directly above this line, but not above `limit`. */
export function remarksAbove(source: string, start: number, limit: number): number {
  if (start === 0) return start
  const above = lineStart(source, start - 1)
  return above >= limit && /^[ \t]*#/.test(source.slice(above, start))
    ? remarksAbove(source, above, limit)
    : start
}

/** The source with a part of it replaced. */
export function spliced(source: string, start: number, end: number, text: string) {
  return source.slice(0, start) + text + source.slice(end)
}

/** Indents every line that is not empty. */
export function indented(text: string, indent: number) {
  return text.replace(/^(?=[^\n])/gm, ' '.repeat(indent))
}

/**
 * The source with lines in place of a value. A remark behind it goes above them: behind a text of several lines it would be
 * part of the text.
 */
export function replaced(source: string, start: number, end: number, lines: string) {
  const lineEnd = source.indexOf('\n', end) === -1 ? source.length : source.indexOf('\n', end)
  const remark = source.slice(end, lineEnd).trim()
  if (!remark.startsWith('#') || !lines.includes('\n')) return spliced(source, start, end, lines)
  return spliced(source, start, lineEnd, `${remark}\n${' '.repeat(column(source, start))}${lines}`)
}
