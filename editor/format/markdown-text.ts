import { diffArrays } from 'diff'

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

/** Applies changes of the joined form to the original Markdown text; line breaks of paragraphs stay. */
export function withText(before: string, wanted: string): string {
  const [start, end] = [/^\s*/.exec(before)?.[0] ?? '', /\s*$/.exec(before)?.[0] ?? '']
  const known = blocksOf(before.trim())
  const comparator = (one: Block, other: Block) => joined(one.text) === joined(other.text)
  let place = 0
  let removed: Array<Block> = []
  const blocks = diffArrays(known, blocksOf(wanted.trim()), { comparator }).flatMap((part) => {
    const old = part.added ? removed : known.slice(place, place + part.value.length)
    removed = part.removed ? old : []
    if (part.added) return part.value.map((block, index) => changed(old[index], block))
    place += part.value.length
    return part.removed ? [] : old
  })
  const text = blocks.map((block, at) => block.text + (at === blocks.length - 1 ? '' : block.gap || '\n\n'))
  return start + text.join('') + end
}

/** Breaks the lines of a changed paragraph after the same words as before. */
function changed(before: Block | undefined, wanted: Block): Block {
  if (!before || joined(before.text) === before.text || joined(wanted.text) !== wanted.text) return wanted
  const words = wordsOf(before.text)
  const comparator = (one: string, other: string) => one.trim() === other.trim()
  let place = 0
  let removed: Array<string> = []
  const text = diffArrays(words, wordsOf(wanted.text), { comparator }).flatMap((part) => {
    const old = part.added ? removed : words.slice(place, place + part.value.length)
    removed = part.removed ? old : []
    if (!part.added) place += part.value.length
    // The last of other words ends its line where the last of the old ones did.
    const shift = old.length - part.value.length
    return part.removed ? [] : part.value.map((word, index) => broken(word, old[index + shift]))
  })
  return { text: text.join(''), gap: before.gap }
}

function broken(word: string, before: string | undefined) {
  return before?.endsWith('\n') && word.endsWith(' ') ? `${word.trimEnd()}\n` : word
}

/** The words with the white space behind them. */
function wordsOf(text: string): Array<string> {
  return text.match(/\S+\s*/g) ?? []
}

function blocksOf(text: string): Array<Block> {
  const blocks = [...text.matchAll(/([\s\S]+?)(\n{2,}|$(?![\s\S]))/g)]
  return blocks.map(([, block = '', gap = '']) => ({ text: block, gap }))
}

function joined(block: string) {
  return block.split('\n').some((line) => SIGN.test(line)) ? block : block.replaceAll('\n', ' ')
}
