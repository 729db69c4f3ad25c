import { diffArrays } from 'diff'
import { paragraphs, withWords } from '#editor/yaml/words.ts'

// Lines of lists, tables, quotes, headings and code begin with a sign, and two trailing spaces or a backslash force a
// line break: their line breaks are significant.
const SIGN = /^(?:[-*+>|#`~:]|\d+[.)]|\s)|[ \\]{2}$|\\$/

/** A block of text, and the empty lines below it. */
type Block = { text: string; gap: string }

/** Joins each paragraph of a Markdown text into one line, as a form would show its line breaks as significant. */
export function flowing(text: string): string {
  return blocksOf(text)
    .map((block) => joined(block.text) + block.gap)
    .join('')
}

/** Applies changes of the joined form to the original Markdown text; line breaks within paragraphs stay. */
export function withText(before: string, wanted: string): string {
  const [start, end] = [/^\s*/.exec(before)?.[0] ?? '', /\s*$/.exec(before)?.[0] ?? '']
  const known = blocksOf(before.trim())
  const blocks: Array<Block> = []
  let place = 0
  let removed: Array<Block> = []
  const comparator = (one: Block, other: Block) => joined(one.text) === joined(other.text)
  for (const { value, added, removed: isRemoved } of diffArrays(known, blocksOf(wanted.trim()), {
    comparator,
  })) {
    const old = known.slice(place, place + value.length)
    if (isRemoved) removed = old
    else if (added) blocks.push(...value.map((block, index) => changed(removed[index], block)))
    else blocks.push(...old)
    if (!added) place += value.length
    if (!isRemoved) removed = []
  }
  const text = blocks.map((block, at) => block.text + (at === blocks.length - 1 ? '' : block.gap || '\n\n'))
  return start + text.join('') + end
}

function changed(before: Block | undefined, wanted: Block): Block {
  if (!before) return wanted
  const text = withWords(before.text, wanted.text, paragraphs)
  return { text: joined(text) === joined(wanted.text) ? text : wanted.text, gap: before.gap }
}

function blocksOf(text: string): Array<Block> {
  const blocks = [...text.matchAll(/([\s\S]+?)(\n{2,}|$(?![\s\S]))/g)]
  return blocks.map(([, block = '', gap = '']) => ({ text: block, gap }))
}

function joined(block: string) {
  return block.split('\n').some((line) => SIGN.test(line)) ? block : block.replaceAll('\n', ' ')
}
