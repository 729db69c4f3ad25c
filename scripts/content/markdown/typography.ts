import type { InlineCode, Nodes, Root, Text } from 'mdast'
import { retext } from 'retext'
import retextSmartypants from 'retext-smartypants'

/*
 * What remark-smartypants does, whose output it has, without reading a whole document word by word for a few quotation
 * marks: that took two thirds of a build.
 */

const quotes = retext().use(retextSmartypants, { ellipses: false, dashes: false, backticks: false })
const others = retext().use(retextSmartypants, { quotes: false })

const STRAIGHT = /["']/
const APOSTROPHE = /(?<=[\p{L}\p{N}])'(?=\p{L})/gu
const OTHER_MARKS = /--|``|''|\.\s*\./

const HOLDS_TEXT = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell'])

/** Gives a tree typographic quotation marks, apostrophes, dashes and ellipses. */
export function applyTypography(tree: Root): void {
  for (const block of blocksOf(tree)) setMarks(block)
}

/** The texts of each block. A program among them has its place in the sentence, but stays as it is. */
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

/** Keeps the length, so that every text finds its own part again. */
function withQuotes(text: string): string {
  if (!STRAIGHT.test(text)) return text
  const marked = text.replace(APOSTROPHE, '’')
  if (!STRAIGHT.test(marked)) return marked
  // At the beginning of a block a mark opens, as it does after a space.
  return quotes.processSync(` ${marked}`).toString().slice(1)
}

function withOtherMarks(text: string): string {
  return OTHER_MARKS.test(text) ? others.processSync(text).toString() : text
}
