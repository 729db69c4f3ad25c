import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkSmartypants from 'remark-smartypants'

/** Parses Markdown as the compiler does. */
export const markdown = remark().use(remarkGfm).freeze()
const typographic = remark().use(remarkGfm).use(remarkSmartypants).freeze()

/** Silent reading of English prose: 238 words per minute (Brysbaert 2019, a review of 190 studies). */
const WORDS_PER_MINUTE = 238
const EXCERPT_LENGTH = 190
/** A shorter excerpt of whole sentences would leave its card nearly empty. */
const FILLED_ENOUGH = 0.55

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Nodes whose children are blocks without spaces between them. */
const HOLDS_BLOCKS = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition']

/** The text without markup. The alt text of pictures is not part of it. */
function plainText(node: Nodes): string {
  if (node.type === 'html') return ''
  if ('value' in node) return node.value
  if (node.type === 'break') return ' '
  if (!('children' in node)) return ''
  return node.children.map(plainText).join(HOLDS_BLOCKS.includes(node.type) ? ' ' : '')
}

/** Counts the words of a Markdown text, or of its tree, including headings and lists. */
export function countWords(text: string | Root): number {
  const tree = typeof text === 'string' ? markdown.parse(text) : text
  return plainText(tree).split(/\s+/u).filter(Boolean).length
}

/** The reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/**
 * As many of the first sentences of a Markdown text as fit, with typographic quotation marks, dashes and ellipses; if
 * these are too short, the text up to a word and an ellipsis. Headings and lists are left out.
 */
export function excerpt(source: string, maxLength = EXCERPT_LENGTH): string {
  const tree = typographic.parse(source)
  typographic.runSync(tree)
  const paragraphs = tree.children.filter(({ type }) => type === 'paragraph')
  const text = paragraphs.map(plainText).join(' ').replace(/\s+/gu, ' ').trim()
  if (text.length <= maxLength) return text
  const whole = wholeSentences(text, maxLength)
  return whole.length >= maxLength * FILLED_ENOUGH ? whole : upToAWord(text, maxLength)
}

function wholeSentences(text: string, maxLength: number): string {
  let taken = ''
  for (const { segment } of sentences.segment(text)) {
    if ((taken + segment).trimEnd().length > maxLength) break
    taken += segment
  }
  return taken.trimEnd()
}

function upToAWord(text: string, maxLength: number): string {
  const room = text.slice(0, maxLength)
  const end = room.lastIndexOf(' ')
  // A word longer than the limit is cut, to make space for the ellipsis.
  const words = end === -1 ? room.slice(0, -1) : room.slice(0, end)
  return `${words.replace(/[\s,;:–—(“‘-]+$/u, '')}…`
}
