import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

const markdown = remark().use(remarkGfm).freeze()

// Cached, because the links, words, length and language of a text are read one after the other.
const trees = new Map<string, Root>()
const MAX_TREES = 50

/** The syntax tree of a Markdown text. Cached and shared: do not modify it. */
export function markdownTree(source: string): Root {
  const known = trees.get(source)
  if (known) return known
  if (trees.size >= MAX_TREES) trees.clear()
  const tree = markdown.parse(source)
  trees.set(source, tree)
  return tree
}

/** All nodes of these types in a tree, from top to bottom, including nested ones. */
export function nodesOfType<Type extends Nodes['type']>(
  node: Nodes,
  ...types: ReadonlyArray<Type>
): Array<Extract<Nodes, { type: Type }>> {
  const isWanted = (each: Nodes): each is Extract<Nodes, { type: Type }> =>
    types.some((type) => type === each.type)
  const own = isWanted(node) ? [node] : []
  return 'children' in node
    ? [...own, ...node.children.flatMap((child) => nodesOfType(child, ...types))]
    : own
}
