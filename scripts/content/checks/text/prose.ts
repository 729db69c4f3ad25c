import type { Root, RootContent } from 'mdast'
import { markdownTree } from '#scripts/content/markdown/markdown-tree.ts'
import type { Passage } from './passages.ts'

/** Stands for what is no prose: no rule about words reaches across it. */
export const OTHER = '¤'

const ADDRESSES =
  /\{\w+\}|(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b(?:\/\S*)?/giu

/** Every address has one of these: most texts have none, and looking for addresses takes long. */
const PART_OF_ADDRESS = /[{@]|:\/\/|www\.|mailto:|\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b/i

type Written = Pick<Passage, 'value' | 'isMarkdown'>

// Several rules read each text, one after the other.
const known = new WeakMap<Written, string>()

/** The text with all that is no prose replaced, so that each character keeps its place. */
export function proseOf(text: Written): string {
  const prose = known.get(text) ?? withoutAddresses(text.isMarkdown ? textOfMarkdown(text.value) : text.value)
  known.set(text, prose)
  return prose
}

function withoutAddresses(prose: string) {
  return PART_OF_ADDRESS.test(prose)
    ? prose.replace(ADDRESSES, (address) => OTHER.repeat(address.length))
    : prose
}

/** The paragraphs, headings and entries of a text, as prose. */
export function blocksOf(text: Pick<Passage, 'value' | 'isMarkdown'>): Array<string> {
  const prose = proseOf(text)
  const lines = text.value.split('\n')
  let place = 0
  return lines.reduce<Array<string>>((blocks, line) => {
    const isNew = place === 0 || prose.charAt(place - 1) === OTHER
    const own = prose.slice(place, place + line.length)
    place += line.length + 1
    return isNew ? [...blocks, own] : [...blocks.slice(0, -1), `${blocks.at(-1)} ${own}`]
  }, [])
}

function textOfMarkdown(source: string): string {
  // Between the blocks of a text nothing belongs together; marks of emphasis separate nothing.
  // Offsets count UTF-16 units, as split does.
  const prose = source.split('')
  const kept: Array<string> = prose.map((character) => (character === '\n' ? OTHER : ' '))

  function visit(node: Root | RootContent) {
    const { start, end } = node.position ?? {}
    const from = start?.offset ?? 0
    const to = end?.offset ?? from
    if (node.type === 'text') {
      // The signs of a quotation stand before each of its lines, inside the text.
      const own = source.slice(from, to).replace(/(?<=\n)[ \t>]+/gu, (signs) => ' '.repeat(signs.length))
      kept.splice(from, own.length, ...own.split(''))
    } else if (node.type === 'break') kept.fill(' ', from, to)
    else if (!('children' in node)) kept.fill(OTHER, from, to)
    else {
      if (node.type === 'tableCell') kept.fill(OTHER, from, from + 1)
      if (node.type === 'link') kept.fill(OTHER, node.children.at(-1)?.position?.end.offset ?? from, to)
      node.children.forEach(visit)
    }
  }

  visit(markdownTree(source))
  return kept.join('')
}
