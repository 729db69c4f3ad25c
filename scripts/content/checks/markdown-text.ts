import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

export function sourceOf(node: Nodes, source: string): string {
  return source.slice(startOf(node), node.position?.end.offset)
}

/** Replaces recognised markup: neither space, letter nor punctuation. */
export const UNDERSTOOD = '\uFFFC'
/** Replaces everything that is not prose; no rule about words matches across it. */
export const OTHER = '¤'
/** Stands between blocks, such as paragraphs, entries of lists and cells of tables. Nor does any match across this. */
export const BETWEEN = '¶'

/** Nodes with markup before their first child and after their last. */
const MARKED: ReadonlyArray<Nodes['type']> = ['link', 'linkReference', 'strong', 'emphasis', 'delete']

const ADDRESSES =
  /\{\w+\}|(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b(?:\/\S*)?/giu

/**
 * The text without addresses, code and markup, and the text with the markup masked that was understood, so that
 * remaining signs are a mistake. Each character keeps its position.
 */
export function masksOf(source: string, tree?: Root) {
  const { prose, leftovers } = tree ? withoutMarkup(source, tree) : withoutEmptyLines(source)
  return { leftovers, prose: prose.replace(ADDRESSES, (address) => OTHER.repeat(address.length)) }
}

function withoutEmptyLines(source: string) {
  const prose = source.replace(/\n\s*\n/gu, (lines) => BETWEEN.repeat(lines.length))
  return { prose, leftovers: source }
}

function withoutMarkup(source: string, tree: Root) {
  // Offsets count UTF-16 units, as split does.
  const leftovers = source.split('')
  const prose = leftovers.map((character): string => (character === '\n' ? BETWEEN : ' '))
  visit(tree, (node) => {
    const [start, end] = [startOf(node), node.position?.end.offset ?? 0]
    if (node.type === 'text') {
      // Block quotes have signs at the start of each line, within the text.
      const own = source.slice(start, end).replace(/(?<=\n)[ \t>]+/gu, (signs) => ' '.repeat(signs.length))
      prose.splice(start, own.length, ...own.split(''))
    } else if (node.type === 'break') prose.fill(' ', start, end)
    else if (node.type === 'tableCell') prose.fill(BETWEEN, start, start + 1)
    else if (!('children' in node)) {
      prose.fill(OTHER, start, end)
      leftovers.fill(UNDERSTOOD, start, end)
    } else if (MARKED.includes(node.type)) {
      const first = node.children.at(0)?.position?.start.offset ?? start
      const last = node.children.at(-1)?.position?.end.offset ?? start
      // An autolinked address is its own text.
      leftovers.fill(UNDERSTOOD, start, first === start ? end : first).fill(UNDERSTOOD, last, end)
      if (node.type === 'link') prose.fill(OTHER, last, end)
    }
  })
  // A character after a backslash is literal.
  const unescaped = leftovers.join('').replace(/\\[!-/:-@[-`{-~]/g, UNDERSTOOD.repeat(2))
  return { prose: prose.join(''), leftovers: unescaped }
}
