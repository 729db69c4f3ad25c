import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

const parser = remark().use(remarkGfm)

// Parsing is what costs time, and a text is asked for its links, its length and its first sentences one after the other.
let last: { source: string; tree: Root } | undefined

/** A Markdown text as a tree. It is shared by everyone who asks, so nobody may change it. */
export function markdownTree(source: string): Root {
  if (last?.source !== source) last = { source, tree: parser.parse(source) }
  return last.tree
}
