import type { Root, RootContent } from 'mdast'
import { markdownTree } from '#scripts/content/markdown/markdown-tree.ts'
import type { Passage } from './passages.ts'

/** Replaces everything that is not prose; no rule about words matches across it. */
export const OTHER = '¤'

const ADDRESSES =
  /\{\w+\}|(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b(?:\/\S*)?/giu

/** Every address contains one of these. Most texts contain none, and the search for addresses is slow. */
const PART_OF_ADDRESS = /[{@]|:\/\/|www\.|mailto:|\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b/i

type Written = Pick<Passage, 'value' | 'isMarkdown'>

// Cached, as several rules read each text.
const known = new WeakMap<Written, string>()

/** The text with everything that is not prose replaced, so that each character keeps its position. */
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

/** The paragraphs, headings and list items of a text, as prose. */
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
  // Blocks are separated from each other, while emphasis separates nothing. Offsets count UTF-16 units, as split
  // does.
  const prose = source.split('')
  const kept: Array<string> = prose.map((character) => (character === '\n' ? OTHER : ' '))

  function visit(node: Root | RootContent) {
    const { start, end } = node.position ?? {}
    const from = start?.offset ?? 0
    const to = end?.offset ?? from
    if (node.type === 'text') {
      // Block quotes have signs at the start of each line, within the text.
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
