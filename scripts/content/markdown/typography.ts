import type { InlineCode, Nodes, Root, Text } from 'mdast'
import { retext } from 'retext'
import retextSmartypants from 'retext-smartypants'
import { parseMarkdown } from './markdown-tree.ts'

/*
 * Equivalent to remark-smartypants, with the same output, but without parsing whole documents word by word for a few
 * quotation marks, which took two thirds of a build.
 */

const quotes = retext().use(retextSmartypants, { ellipses: false, dashes: false, backticks: false })
const others = retext().use(retextSmartypants, { quotes: false })

const STRAIGHT = /["']/
const APOSTROPHE = /(?<=[\p{L}\p{N}])'(?=\p{L})/gu
const OTHER_MARKS = /--|``|''|\.\s*\./

/** More than the rules need: they look at the two tokens after a mark, and whether a mark starts a sentence. */
const WORDS_AROUND = 4

const HOLDS_TEXT = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell'])

/** Parses a Markdown text, with typographic quotation marks, apostrophes, dashes and ellipses. */
export function typographicTree(source: string): Root {
  return withTypographicMarks(parseMarkdown(source))
}

/** Replaces the marks in the texts of a tree. */
export function withTypographicMarks(tree: Root): Root {
  for (const block of blocksOf(tree)) setMarks(block)
  return tree
}

/** The text nodes of each block. Inline code is part of the sentence but stays unchanged. */
function blocksOf(tree: Root): Array<Array<Text | InlineCode>> {
  const blocks: Array<Array<Text | InlineCode>> = [[]]
  function visit(node: Nodes) {
    if (HOLDS_TEXT.has(node.type)) blocks.push([])
    if (node.type === 'text' || node.type === 'inlineCode') blocks.at(-1)?.push(node)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return blocks
}

function setMarks(block: ReadonlyArray<Text | InlineCode>) {
  const written = block
    .map(({ type, value }) => (type === 'text' ? value : 'A'.repeat(value.length)))
    .join('')
  const marked = withQuotes(written)
  let start = 0
  for (const node of block) {
    const end = start + node.value.length
    if (node.type === 'text') node.value = withOtherMarks(marked.slice(start, end))
    start = end
  }
}

/** Replaces characters one by one, so that offsets of the text nodes stay valid. */
function withQuotes(text: string): string {
  if (!STRAIGHT.test(text)) return text
  let marked = text.replace(APOSTROPHE, '’')
  for (const { start, end } of placesWithQuotes(marked)) {
    // The leading space makes a mark at the start of a block an opening one.
    const place = quotes
      .processSync(` ${marked.slice(start, end)}`)
      .toString()
      .slice(1)
    marked = marked.slice(0, start) + place + marked.slice(end)
  }
  return marked
}

/** The parts of a text that determine its marks: each mark with the words around it. */
function placesWithQuotes(text: string): Array<{ start: number; end: number }> {
  const places: Array<{ start: number; end: number }> = []
  for (const { index } of text.matchAll(/["']/g)) {
    const start = placeOfSpace(text, index, -1)
    const end = placeOfSpace(text, index, 1)
    const last = places.at(-1)
    if (last && start <= last.end) last.end = end
    else places.push({ start, end })
  }
  return places
}

/** The index of the space this many words away in one direction, or the end of the text. */
function placeOfSpace(text: string, index: number, step: 1 | -1) {
  let words = 0
  let at = index
  while (step === 1 ? at < text.length : at > 0) {
    at += step
    if (!isSpace(text, at) || isSpace(text, at - step)) continue
    words += 1
    if (words > WORDS_AROUND) break
  }
  return at
}

function isSpace(text: string, at: number) {
  return /\s/.test(text.charAt(at))
}

function withOtherMarks(text: string): string {
  return OTHER_MARKS.test(text) ? others.processSync(text).toString() : text
}
