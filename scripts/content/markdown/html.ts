import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { forPages } from './for-pages.ts'
import { typographicTree } from './typography.ts'

const toHtml = unified().use(remarkRehype).use(forPages).use(rehypeStringify).freeze()

/** Converts a Markdown text to HTML with typographic marks. HTML in the text is removed. */
export function markdownHtml(source: string): string {
  return htmlOf(typographicTree(source))
}

/** The HTML of a tree. */
export function htmlOf(tree: Root): string {
  return toHtml.stringify(toHtml.runSync(tree))
}
