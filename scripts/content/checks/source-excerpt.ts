import matter from 'gray-matter'
import { LineCounter } from 'yaml'
import type { ProblemText } from './problem.ts'

export type Position = { line: number; column: number }

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

type Split = { head: Excerpt; body: Excerpt } | { missing: ProblemText }

const OPENING = /^---[ \t]*\r?\n/
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m

// The fields are parsed later, with their positions; by default gray-matter would also execute JavaScript.
const unparsed = { language: 'yaml', engines: { yaml: () => ({}) } }

/** Splits a Markdown file into front matter and text, as the compiler does. */
export function splitFrontMatter(file: Excerpt): Split {
  const start = OPENING.exec(file.text)?.[0].length
  if (start === undefined) {
    return {
      missing: {
        found: 'the file does not begin with its fields.',
        fix: 'Put them on top, between two lines of three hyphens (---).',
        expected: 'The first line has to be ---, with nothing before it.',
      },
    }
  }
  if (!CLOSING.test(file.text.slice(start))) {
    return {
      missing: {
        found: 'the fields on top have no end.',
        fix: 'Put a line of three hyphens (---) between the last field and the text.',
        expected: 'Fields stand between two lines of three hyphens.',
      },
    }
  }
  const { content } = matter(file.text, unparsed)
  const bodyStart = file.text.length - content.length
  return {
    head: partOf(file, start, file.text.lastIndexOf('\n---', bodyStart - 1) + 1),
    body: partOf(file, bodyStart),
  }
}
