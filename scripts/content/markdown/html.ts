import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { typographicTree } from './typography.ts'

const toHtml = unified().use(remarkRehype).use(rehypeStringify).freeze()

/** A Markdown text as HTML with typographic marks. HTML in the text is left out. */
export function markdownHtml(source: string): string {
  return htmlOf(typographicTree(source))
}

/** The HTML of a tree. */
export function htmlOf(tree: Root): string {
  return toHtml.stringify(toHtml.runSync(tree))
}
