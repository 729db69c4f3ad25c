import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

const parser = remark().use(remarkGfm)

// Cached, because parsing is slow, and a text is parsed for its links, its length and its excerpt.
let last: { source: string; tree: Root } | undefined

/** The syntax tree of a Markdown text. Cached and shared: do not modify it. */
export function markdownTree(source: string): Root {
  if (last?.source !== source) last = { source, tree: parser.parse(source) }
  return last.tree
}
