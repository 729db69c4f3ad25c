import { LineCounter } from 'yaml'

type Position = { line: number; column: number }

/** A part of a file with its position. */
export type Excerpt = {
  file: string
  text: string
  /** The offset of the excerpt in the text of its file. */
  start: number
  /** The line and column in the file, counted from 1, of a character in this excerpt. */
  at: (offset: number) => Position
  /** The full line of the file that contains a character of this excerpt. */
  lineAt: (offset: number) => string
}

const BYTE_ORDER_MARK = '\uFEFF'

/** A whole file, without a byte order mark, which some editors write. */
export function wholeFile(file: string, raw: string): Excerpt {
  const text = raw.startsWith(BYTE_ORDER_MARK) ? raw.slice(1) : raw
  let counted: LineCounter | undefined

  // Lazy, as most files have no problem and need no line numbers.
  function countLines() {
    const lines = new LineCounter()
    for (const { index, 0: end } of text.matchAll(/^|\n/g)) lines.addNewLine(index + end.length)
    return lines
  }

  function at(offset: number): Position {
    counted ??= countLines()
    const { line, col } = counted.linePos(Math.min(Math.max(offset, 0), text.length))
    return { line, column: col }
  }

  function lineAt(offset: number): string {
    return text.split('\n', at(offset).line).at(-1)?.replace(/\r$/, '') ?? ''
  }

  return { file, text, start: 0, at, lineAt }
}

/** The part of an excerpt between two offsets. */
export function partOf(excerpt: Excerpt, start: number, end = excerpt.text.length): Excerpt {
  return {
    file: excerpt.file,
    text: excerpt.text.slice(start, end),
    start: excerpt.start + start,
    at: (offset) => excerpt.at(start + offset),
    lineAt: (offset) => excerpt.lineAt(start + offset),
  }
}
