import type { Nodes, Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import type { Words } from './problem.ts'
import type { Rule } from './rules.ts'

/** A text of which remark has made a tree. */
export type MarkdownText = {
  source: string
  tree: Root
  /** The source with all recognised markup masked, so that remaining signs are a mistake. */
  leftovers: string
  /** Whether it may have headings. The text of a field may not. */
  isBody: boolean
}

declare module 'vfile' {
  // An interface of vfile, which knows no other way to add data.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface DataMap {
    text: MarkdownText
  }
}

type Report = (place: Nodes | number, words: Words) => void

/** A rule of remark-lint that says what was found and, in its note, how to fix it. */
export function markdownRule(id: Rule, check: (text: MarkdownText, report: Report) => void) {
  return lintRule<Root>(`content:${id}`, (_tree, file) => {
    if (!file.data.text) return
    check(file.data.text, (place, { found, fix, expected }) => {
      const offset = typeof place === 'number' ? place : startOf(place)
      // The lines of the file are counted from the offset, as the text may be a field of it.
      const message = file.message(found, { line: 1, column: 1, offset })
      message.note = fix
      message.expected = expected === undefined ? undefined : [expected]
    })
  })
}

export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

/** Replaces recognised markup: neither space, letter nor punctuation. */
export const UNDERSTOOD = '\uFFFC'

/** Nodes that consist of markup or code only. */
const OPAQUE: ReadonlyArray<Nodes['type']> = [
  ...(['code', 'inlineCode', 'html', 'image', 'imageReference'] as const),
  ...(['definition', 'footnoteReference', 'thematicBreak'] as const),
]
/** Nodes with markup before their first child and after their last. */
const MARKED: ReadonlyArray<Nodes['type']> = ['link', 'linkReference', 'strong', 'emphasis', 'delete']

/** The source with all recognised markup masked, each character at its position. */
export function leftoversOf(source: string, tree: Root): string {
  const characters = source.split('')
  const mask = (start: number | undefined, end: number | undefined) => {
    if (start !== undefined && end !== undefined) characters.fill(UNDERSTOOD, start, end)
  }

  function visit(node: Nodes) {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    const children = 'children' in node ? node.children : []
    if (OPAQUE.includes(node.type)) return mask(start, end)
    if (MARKED.includes(node.type)) {
      const first = children.at(0)?.position?.start.offset
      // An autolinked address is its own text.
      if (first === undefined || first === start) return mask(start, end)
      mask(start, first)
      mask(children.at(-1)?.position?.end.offset, end)
    }
    children.forEach(visit)
  }

  visit(tree)
  // A character after a backslash is literal.
  return characters.join('').replace(/\\[!-/:-@[-`{-~]/g, UNDERSTOOD.repeat(2))
}
