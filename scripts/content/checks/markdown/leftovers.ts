import type { Nodes, Root } from 'mdast'

/** Stands in for markup that Markdown has understood: no space, no letter, no punctuation. */
export const UNDERSTOOD = '\uFFFC'

/** Everything between their ends is markup or program. */
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
/** These have markup before their first child and after their last. */
const MARKED = new Set<Nodes['type']>(['link', 'linkReference', 'strong', 'emphasis', 'delete'])

/**
 * The source of a Markdown text in which all markup that was understood is masked. It is as long as the source, so
 * what still looks like markup is a mistake, and its place in the source is known.
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
      // An address that became a link by itself is its own text.
      if (first === undefined || first === start) return mask(start, end)
      mask(start, first)
      mask(children.at(-1)?.position?.end.offset, end)
    }
    if (OPAQUE.has(node.type)) return mask(start, end)
    children.forEach(visit)
  }

  visit(tree)
  // A character after a backslash is meant as it stands.
  return characters.join('').replace(/\\[!-/:-@[-`{-~]/g, UNDERSTOOD.repeat(2))
}
