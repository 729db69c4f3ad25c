import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { markdownToMdast } from 'satteri'

/*
 * Trees have the format of remark with remark-gfm. Most are made by Sätteri, which gives the same trees in a
 * thirtieth of the time. Remark parses the texts that Sätteri reads differently: adjacent emphasis of two kinds,
 * autolinks, tables, footnotes and task lists. docs/decisions/0040-fast-compilation.md has the evidence.
 */
const LEFT_TO_REMARK = [
  /\*[_~]|_[*~]|~[*_]/,
  /(?<!\]\(|<)https?:\/\/|www\.|\/\S*@|\[[^\]]*@/i,
  /\||\[\^/,
  /\[[ x]\]/i,
]

const reference = remark().use(remarkGfm)

// Cached, because the links, words, length and language of a text are read one after the other.
const trees = new Map<string, Root>()
const MAX_TREES = 50

/** The syntax tree of a Markdown text. Cached and shared: do not modify it. */
export function markdownTree(source: string): Root {
  const known = trees.get(source)
  if (known) return known
  if (trees.size >= MAX_TREES) trees.clear()
  const tree = parseMarkdown(source)
  trees.set(source, tree)
  return tree
}

/** Parses a Markdown text into a new tree, which the caller may modify. */
export function parseMarkdown(source: string): Root {
  if (LEFT_TO_REMARK.some((pattern) => pattern.test(source))) return reference.parse(source)
  const tree = markdownToMdast(source, { features: { frontmatter: false } })
  if (tree.type !== 'root') throw new TypeError(`A Markdown text became a ${tree.type}`)
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
