import type { Excerpt } from '#scripts/content/checks/source-excerpt.ts'

/** A comment that accepts the warnings of some rules. */
export type Acceptance = {
  rules: ReadonlyArray<string>
  reason: string
  /** The offset of the comment in its excerpt. */
  offset: number
  /** The lines that the comment applies to, counted from 1; null for the whole file. */
  lines: { from: number; to: number } | null
}

const COMMENT = /(?<=^|\s)#[ \t]*check:[ \t]*(\S+)(.*)$/gmu
const WHOLE_FILE = 'ignore-file'

/**
 * Parses the accepting comments in the fields of a document: `# check: ignore same-alt -- two cuts of one picture`.
 */
export function readAcceptances(fields: Excerpt): Array<Acceptance> {
  return [...fields.text.matchAll(COMMENT)].map(({ 0: comment, 1: word, 2: rest = '', index }) => {
    const [names = '', ...reason] = rest.split(/\s+(?:--|–|—)(?:\s+|$)/u)
    const start = fields.text.lastIndexOf('\n', index - 1) + 1
    const isAlone = fields.text.slice(start, index).trim() === ''
    const own = fields.at(index).line
    const below = () => linesBelow(fields, index + comment.length)
    return {
      rules: word === 'ignore' || word === WHOLE_FILE ? names.split(/[\s,]+/u).filter(Boolean) : [],
      reason: reason.join(' ').trim(),
      offset: index,
      lines: word === WHOLE_FILE ? null : isAlone ? below() : { from: own, to: own },
    }
  })
}

/** The field below a comment: its line, and all lines with deeper indentation. */
function linesBelow(fields: Excerpt, end: number) {
  const lines = fields.text.slice(end + 1).split('\n')
  const first = Math.max(
    lines.findIndex((line) => line.trim() !== '' && !line.trim().startsWith('#')),
    0,
  )
  const depth = indentOf(lines[first] ?? '')
  const next = lines.findIndex(
    (line, index) => index > first && line.trim() !== '' && indentOf(line) <= depth,
  )
  const { line } = fields.at(end)
  return { from: line + 1 + first, to: line + (next === -1 ? lines.length : next) }
}

function indentOf(line: string) {
  return line.length - line.trimStart().length
}
