import { createHash } from 'node:crypto'

/** The part of an HTML tree that is used here. */
export type HtmlNode = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Array<HtmlNode>
}

const SHARED_PREFIX = 'user-content-'

/**
 * A rehype plugin: programs, which scroll sideways, are reached with the keyboard, and the notes of a text have
 * addresses of their own, as several texts may stand on one page.
 */
export function forPages() {
  return (tree: HtmlNode): void => {
    const elements = nodesIn(tree)
    for (const { tagName, properties } of elements)
      if (tagName === 'pre' && properties) properties.tabIndex = 0
    const notes = elements.find(({ properties }) => properties?.dataFootnotes)
    if (!notes) return
    setApart(elements)
    // Without its heading, which would be one of the page.
    notes.tagName = 'div'
    notes.properties = { className: ['footnotes'] }
    notes.children = (notes.children ?? []).filter(({ tagName }) => tagName === 'ol')
    for (const { properties } of notes.children) if (properties) properties.ariaLabel = 'Notes'
  }
}

function setApart(elements: ReadonlyArray<HtmlNode>) {
  const words = elements.map(({ value }) => value ?? '').join('\n')
  const prefix = `note-${createHash('sha256').update(words).digest('hex').slice(0, 8)}-`
  for (const { properties } of elements) {
    if (!properties) continue
    for (const name of ['id', 'href']) {
      const value = properties[name]
      if (typeof value === 'string') properties[name] = value.replace(SHARED_PREFIX, prefix)
    }
    if (properties.dataFootnoteRef !== undefined) delete properties.ariaDescribedBy
  }
}

function nodesIn(node: HtmlNode): Array<HtmlNode> {
  return [node, ...(node.children ?? []).flatMap(nodesIn)]
}
