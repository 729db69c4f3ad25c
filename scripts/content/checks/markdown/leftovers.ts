import type { Nodes, Root } from 'mdast'

/** Replaces recognised markup: neither space, letter nor punctuation. */
export const UNDERSTOOD = '\uFFFC'

/** Nodes that consist of markup or code only. */
const OPAQUE = new Set<Nodes['type']>([
  'code',
  'inlineCode',
  'html',
  'image',
  'imageReference',
  'definition',
  'footnoteReference',
  'thematicBreak',
])
/** Nodes with markup before their first child and after their last. */
const MARKED = new Set<Nodes['type']>(['link', 'linkReference', 'strong', 'emphasis', 'delete'])

/**
 * The source of a Markdown text with all recognised markup masked. It has the same length as the source, so that
 * remaining markup is a mistake whose position is known.
 */
export function leftoversOf(source: string, tree: Root): string {
  const characters = source.split('')

  function mask(start: number | undefined, end: number | undefined) {
    if (start !== undefined && end !== undefined) characters.fill(UNDERSTOOD, start, end)
  }

  function visit(node: Nodes) {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    const children = 'children' in node ? node.children : []
    if (MARKED.has(node.type)) {
      const first = children.at(0)?.position?.start.offset
      // An autolinked address is its own text.
      if (first === undefined || first === start) return mask(start, end)
      mask(start, first)
      mask(children.at(-1)?.position?.end.offset, end)
    }
    if (OPAQUE.has(node.type)) return mask(start, end)
    children.forEach(visit)
  }

  visit(tree)
  // A character after a backslash is literal.
  return characters.join('').replace(/\\[!-/:-@[-`{-~]/g, UNDERSTOOD.repeat(2))
}
