export type Position = { line: number; column: number }

/** A stretch of a file that still knows where in the file it stands. */
export type Passage = {
  file: string
  text: string
  /** Line and column in the file, counted from 1, of a character of this passage. */
  at: (offset: number) => Position
}

const BYTE_ORDER_MARK = '\uFEFF'

/** A whole file. A byte order mark, which some editors write, is not part of its text. */
export function wholeFile(file: string, raw: string): Passage {
  const text = raw.startsWith(BYTE_ORDER_MARK) ? raw.slice(1) : raw
  const lineStarts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) {
    lineStarts.push(index + 1)
  }

  function at(offset: number): Position {
    const inside = Math.min(Math.max(offset, 0), text.length)
    let low = 0
    let high = lineStarts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((lineStarts[middle] ?? 0) <= inside) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: inside - (lineStarts[low] ?? 0) + 1 }
  }

  return { file, text, at }
}

/** The part of a passage from one character up to another. */
export function partOf(passage: Passage, start: number, end = passage.text.length): Passage {
  return {
    file: passage.file,
    text: passage.text.slice(start, end),
    at: (offset) => passage.at(start + offset),
  }
}
