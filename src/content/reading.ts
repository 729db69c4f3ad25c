import { toString } from 'mdast-util-to-string'
import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkSmartypants from 'remark-smartypants'

/** Silent reading of English prose: 238 words a minute (Brysbaert 2019, a review of 190 studies). */
const WORDS_PER_MINUTE = 238
const EXCERPT_LENGTH = 190

const parser = remark().use(remarkGfm).use(remarkSmartypants)

/** The paragraphs of a Markdown text without any markup; headings and lists are left out. */
function plainParagraphs(markdown: string): Array<string> {
  // The parser's types lose what its plugins keep: a Markdown tree stays one.
  const tree = parser.runSync(parser.parse(markdown)) as Root
  return tree.children.filter((node) => node.type === 'paragraph').map((node) => toString(node))
}

/** Words of a Markdown text, its headings and lists included. */
export function countWords(markdown: string): number {
  const tree = parser.parse(markdown)
  const words = tree.children
    .map((node) => toString(node))
    .join(' ')
    .trim()
  return words === '' ? 0 : words.split(/\s+/u).length
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** The first sentences of a Markdown text, as many as fit; a first sentence that is too long ends at a word. */
export function excerpt(markdown: string, maxLength = EXCERPT_LENGTH): string {
  const text = plainParagraphs(markdown).join(' ').replace(/\s+/gu, ' ')
  if (text.length <= maxLength) return text
  const sentences = text.match(/[^.!?]+[.!?]+["”’)]*\s*/gu) ?? []
  let taken = ''
  for (const sentence of sentences) {
    if ((taken + sentence).trimEnd().length > maxLength) break
    taken += sentence
  }
  if (taken.trim().length >= maxLength / 3) return taken.trimEnd()
  return `${text.slice(0, text.lastIndexOf(' ', maxLength - 1))}…`
}
