import type { Passage } from './passages.ts'
import type { TextFinding } from './text-check.ts'

const BOLD = String.raw`(?<![\w*])\*{1,2}[^\s*](?:[^*\n]*[^\s*])?\*{1,2}(?![\w*])`
const LINK = String.raw`\[[^\]\n]+\]\([^)\s]+\)`
const CODE = '`[^`\n]+`'
const HEADING = String.raw`^#{1,6} `
const TAG = String.raw`</?(?:[abipu]|br|div|em|font|h[1-6]|img|li|ol|small|span|strong|su[bp]|ul)(?:\s[^<>\n]*)?/?>`
const ENTITY = '&(?:[a-z]{2,6}|#[0-9]{2,5});'
const MARKS = new RegExp([BOLD, LINK, CODE, HEADING, TAG, ENTITY].join('|'), 'gimu')

/** Reports Markdown and HTML in a text that is shown as written. */
export function shownMarks(_prose: string, { value, isMarkdown }: Passage): Array<TextFinding> {
  if (isMarkdown) return []
  return [...value.matchAll(MARKS)].map(({ 0: marked, index }) => ({
    offset: index,
    rule: 'marks-shown',
    words: {
      found: `visitors would see ${marked.trim()} with its signs.`,
      fix: 'Write it without them.',
      expected: 'This field is shown as it is written: it has no bold words, links or HTML.',
    },
  }))
}
