import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

/** Parses Markdown as the compiler does. */
export const markdown = remark().use(remarkGfm).freeze()

/** Replaces everything that is not prose; no rule about words matches across it. */
export const OTHER = '¤'

const ADDRESSES =
  /\{\w+\}|(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b(?:\/\S*)?/giu

/** The text with everything that is not prose replaced, so that each character keeps its position. */
export function proseOf(value: string, tree?: Root): string {
  const prose = tree ? withoutMarkup(value, tree) : value
  return prose.replace(ADDRESSES, (address) => OTHER.repeat(address.length))
}

/** The paragraphs, headings and list items of a text, as prose. */
export function blocksOf(value: string, tree?: Root): Array<string> {
  const prose = proseOf(value, tree)
  const blocks: Array<string> = []
  let place = 0
  for (const line of value.split('\n')) {
    const own = prose.slice(place, place + line.length)
    if (place === 0 || prose.charAt(place - 1) === OTHER) blocks.push(own)
    else blocks.push(`${blocks.pop()} ${own}`)
    place += line.length + 1
  }
  return blocks
}

function withoutMarkup(source: string, tree: Root): string {
  // Blocks are separated from each other, while emphasis separates nothing. Offsets count UTF-16 units, as split does.
  const kept = source.split('').map((character): string => (character === '\n' ? OTHER : ' '))

  function visit(node: Nodes) {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? from
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

  visit(tree)
  return kept.join('')
}
