import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { parseMarkdown } from './markdown-tree.ts'
import { applyTypography } from './typography.ts'

const toHtml = unified().use(remarkRehype).use(rehypeStringify).freeze()

/** A Markdown text as HTML with typographic marks. HTML in the text is left out. */
export function markdownHtml(source: string): string {
  const tree = parseMarkdown(source)
  applyTypography(tree)
  return toHtml.stringify(toHtml.runSync(tree))
}
