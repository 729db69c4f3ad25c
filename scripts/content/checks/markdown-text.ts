import type { Nodes, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

export function sourceOf(node: Nodes, source: string): string {
  return source.slice(startOf(node), node.position?.end.offset)
}

/** Replaces recognised markup: neither space, letter nor punctuation. */
export const UNDERSTOOD = '\uFFFC'

/** Nodes that consist of markup or code only. */
const OPAQUE: ReadonlyArray<Nodes['type']> = [
  ...(['code', 'inlineCode', 'html', 'image', 'imageReference'] as const),
  ...(['definition', 'footnoteReference', 'thematicBreak'] as const),
]
/** Nodes with markup before their first child and after their last. */
const MARKED: ReadonlyArray<Nodes['type']> = ['link', 'linkReference', 'strong', 'emphasis', 'delete']

/** The source with all recognised markup masked, each character at its position. */
export function leftoversOf(source: string, tree?: Root): string {
  if (!tree) return source
  const characters = source.split('')
  visit(tree, (node) => {
    const [start, end] = [startOf(node), node.position?.end.offset ?? 0]
    const children = 'children' in node ? node.children : []
    const inside = children.at(0)?.position?.start.offset ?? start
    // An autolinked address is its own text.
    if (OPAQUE.includes(node.type) || (MARKED.includes(node.type) && inside === start)) {
      characters.fill(UNDERSTOOD, start, end)
      return SKIP
    }
    if (!MARKED.includes(node.type)) return undefined
    characters.fill(UNDERSTOOD, start, inside)
    characters.fill(UNDERSTOOD, children.at(-1)?.position?.end.offset ?? end, end)
    return undefined
  })
  // A character after a backslash is literal.
  return characters.join('').replace(/\\[!-/:-@[-`{-~]/g, UNDERSTOOD.repeat(2))
}

/** Replaces everything that is not prose; no rule about words matches across it. */
export const OTHER = '¤'
/** Stands between blocks, such as paragraphs, entries of lists and cells of tables. Nor does any match across this. */
export const BETWEEN = '¶'

const ADDRESSES =
  /\{\w+\}|(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b(?:\/\S*)?/giu

/** The text with everything that is not prose replaced, so that each character keeps its position. */
export function proseOf(value: string, tree?: Root): string {
  const prose = tree
    ? withoutMarkup(value, tree)
    : value.replace(/\n\s*\n/gu, (lines) => BETWEEN.repeat(lines.length))
  return prose.replace(ADDRESSES, (address) => OTHER.repeat(address.length))
}

function withoutMarkup(source: string, tree: Root): string {
  // Offsets count UTF-16 units, as split does.
  const kept = source.split('').map((character): string => (character === '\n' ? BETWEEN : ' '))
  visit(tree, (node) => {
    const [from, to] = [startOf(node), node.position?.end.offset ?? 0]
    if (node.type === 'text') {
      // Block quotes have signs at the start of each line, within the text.
      const own = source.slice(from, to).replace(/(?<=\n)[ \t>]+/gu, (signs) => ' '.repeat(signs.length))
      kept.splice(from, own.length, ...own.split(''))
    } else if (node.type === 'break') kept.fill(' ', from, to)
    else if (!('children' in node)) kept.fill(OTHER, from, to)
    else if (node.type === 'tableCell') kept.fill(BETWEEN, from, from + 1)
    else if (node.type === 'link') kept.fill(OTHER, node.children.at(-1)?.position?.end.offset ?? from, to)
  })
  return kept.join('')
}
