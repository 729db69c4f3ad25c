import { partOf, type Passage } from './passage.ts'
import type { Words } from './problem.ts'

type Split = { head: Passage; body: Passage } | { missing: Words }

const OPENING = /^---[ \t]*\r?\n/
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m

/** Takes a Markdown file apart: the fields between the two lines of three hyphens, and the text below. */
export function splitFrontMatter(file: Passage): Split {
  const opening = OPENING.exec(file.text)
  if (opening === null) {
    return {
      missing: {
        found: 'the file does not begin with its fields.',
        fix: 'Put them on top, between two lines of three hyphens (---).',
        expected: 'The first line has to be ---, with nothing before it.',
      },
    }
  }
  const start = opening[0].length
  const closing = CLOSING.exec(file.text.slice(start))
  if (closing === null) {
    return {
      missing: {
        found: 'the fields on top have no end.',
        fix: 'Put a line of three hyphens (---) between the last field and the text.',
        expected: 'Fields stand between two lines of three hyphens.',
      },
    }
  }
  const end = start + closing.index
  return { head: partOf(file, start, end), body: partOf(file, end + closing[0].length) }
}
