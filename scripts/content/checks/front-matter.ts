import matter from 'gray-matter'
import type { ProblemText } from './problem.ts'
import { partOf, type Excerpt } from './source-excerpt.ts'

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
