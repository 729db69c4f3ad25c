import type { Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { markdownRule, sourceOf, startOf } from './markdown-text.ts'

const MAX_HEADING_LENGTH = 80
/** Shorter paragraphs, such as a refrain, may come back on purpose. */
const MIN_REPEATED = 60
/** What only programs have: a sign before the first word, or braces, semicolons and comparisons. */
const PROGRAM = /^[^\p{L}\p{N}“”"'‘’*_[(]|[{};=<>]|\(\)/u

/** Rules about headings, programs, lists and tables. */
export const blockRules = [
  markdownRule('heading', ({ source, tree, isBody }, report) => {
    visit(tree, 'heading', (heading) => {
      if (isBody && heading.depth === 1 && source.startsWith('#', startOf(heading)))
        report(heading, 'a heading of the first level.')
    })
  }),

  markdownRule('rich-text', ({ source, tree, isBody }, report) => {
    visit(tree, (node) => {
      // Texts become HTML without the site's picture files, so a picture in one would be broken.
      if (node.type === 'image' || node.type === 'imageReference') report(node, 'a picture inside this text.')
      else if (node.type === 'heading' && !isBody && source.startsWith('#', startOf(node)))
        report(node, 'a heading inside this text.')
    })
  }),

  markdownRule('empty-heading', ({ tree, isBody }, report) => {
    visit(tree, 'heading', (heading) => {
      if (isBody && toString(heading).trim() === '') report(heading, 'a heading without words.')
    })
  }),

  markdownRule('heading-jump', ({ tree, isBody }, report) => {
    // The title of the page is the heading of level 1.
    let above = 1
    visit(tree, 'heading', (heading) => {
      const found = `a heading of level ${heading.depth} below one of level ${above}.`
      if (isBody && heading.depth > above + 1)
        report(heading, found, `Begin the line with ${'#'.repeat(above + 1)}.`)
      above = heading.depth
    })
  }),

  markdownRule('repeated-text', ({ tree }, report) => {
    const seen = new Set<string>()
    for (const block of tree.children) {
      const text = toString(block)
      const isLong = block.type === 'paragraph' && text.length >= MIN_REPEATED
      if (!isLong && !(block.type === 'heading' && block.depth === 2)) continue
      if (seen.has(text)) report(block, `"${text.slice(0, 40)}" stands above already, word for word.`)
      seen.add(text)
    }
  }),

  markdownRule('heading-space', ({ tree, leftovers }, report) => {
    visit(tree, 'paragraph', (paragraph) => {
      // A single # before a word is a hashtag.
      const lines = sourceOf(paragraph, leftovers).matchAll(/^([ \t>]*)(#{2,}[^\s#].*)$/gmu)
      for (const { 1: before = '', 2: line = '', index } of lines)
        report(startOf(paragraph) + index + before.length, `"${line.slice(0, 40)}" is no heading.`)
    })
  }),

  markdownRule('bold-heading', ({ tree, isBody }, report) => {
    for (const [index, block] of tree.children.entries()) {
      const below = tree.children[index + 1]
      if (!isBody || block.type !== 'paragraph' || !below || below.type === 'heading') continue
      const text = toString(block)
      // A bold sentence is emphasis on purpose.
      const isHeading = text.length <= MAX_HEADING_LENGTH && !/[.!…”"]$/u.test(text)
      if (block.children.length === 1 && block.children[0]?.type === 'strong' && isHeading)
        report(block, `the line "${text}" looks like a heading, but is a bold text.`)
    }
  }),

  markdownRule('underlined-text', ({ source, tree }, report) => {
    visit(tree, 'heading', (heading, index, parent) => {
      const written = sourceOf(heading, source)
      if (written.startsWith('#')) return
      const above = parent?.children[(index ?? 0) - 1]
      const line = written.split('\n').at(-1)?.trim() ?? ''
      if (/^\w+:/.test(written) && above?.type === 'thematicBreak')
        report(above, 'the fields stand here a second time.', 'Remove them, with the lines around them.')
      else report(heading, `the line "${line}" right below makes a heading of this text.`)
    })
  }),

  markdownRule('indented-text', ({ source, tree }, report) => {
    visit(tree, 'code', (code) => {
      const written = sourceOf(code, source)
      if (/^(?:`{3,}|~{3,})/.test(written) || PROGRAM.test(code.value)) return
      report(startOf(code) + written.search(/\S/), 'a tab or four blanks make a program of this line.')
    })
  }),

  markdownRule('open-fence', ({ source, tree }, report) => {
    visit(tree, 'code', (code) => {
      const lines = sourceOf(code, source).split('\n')
      const [fence] = /^(?:`{3,}|~{3,})/u.exec(lines[0] ?? '') ?? []
      if (fence === undefined) return
      const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]*|[ \t]*$/gu, '') : ''
      if (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)) return
      report(code, 'nothing ends the program that begins here.', `Write a line ${fence} below it.`)
    })
  }),

  markdownRule('task-list', ({ tree }, report) => {
    visit(tree, 'listItem', (item) => {
      if (typeof item.checked === 'boolean') report(item, 'this entry has a box to tick.')
    })
  }),

  markdownRule('table-alignment', ({ tree }, report) => {
    visit(tree, 'table', (table) => {
      if (table.align?.some((each) => each !== null))
        report(table, 'colons in the line of hyphens ask for an alignment, which the site does not follow.')
    })
  }),

  markdownRule('table', ({ tree, leftovers }, report) => {
    visit(tree, 'table', (table) => {
      const { wanted, rows, text } = rowsOf(table, leftovers)
      for (const { children: cells } of rows)
        if (cells[wanted])
          report(
            cells[wanted],
            `this row has ${cells.length} cells, the first ${wanted}: nobody sees the rest.`,
          )
      if (text) report(text, 'this text became a row of the table above it.', 'Leave an empty line above it.')
    })
    visit(tree, 'paragraph', (paragraph) => {
      const lines = [...sourceOf(paragraph, leftovers).matchAll(/^([ \t>]*)(.*)$/gmu)]
      const first = lines.findIndex(([, , line]) => cellsIn(line) > 0)
      const [head, second] = [lines[first], lines[first + 1]]
      if (!head) return
      const isHyphens = cellsIn(head[2]) > 1 && HYPHENS.test(head[2] ?? '')
      if (isHyphens || cellsIn(second?.[2]) > 0)
        report(startOf(paragraph) + head.index + (head[1] ?? '').length, 'these lines are no table.')
    })
  }),

  markdownRule('short-row', ({ tree, leftovers }, report) => {
    visit(tree, 'table', (table) => {
      const { wanted, rows } = rowsOf(table, leftovers)
      for (const row of rows)
        if (row.children.length < wanted)
          report(row, `this row has ${row.children.length} of ${wanted} cells.`)
    })
  }),
]

const HYPHENS = /^[|\s:–—-]*[–—-][|\s:–—-]*$/u

/** The rows of a table below its first, up to a text that became one by accident. */
function rowsOf({ children: [head, ...rows] }: Table, leftovers: string) {
  const wanted = head?.children.length ?? 0
  const text = rows.find((row) => !sourceOf(row, leftovers).includes('|'))
  if (wanted < 2 || !text) return { wanted, rows }
  return { wanted, rows: rows.slice(0, rows.indexOf(text)), text }
}

/** The cells of a line that begins and ends with |, otherwise none. */
function cellsIn(line = '') {
  const text = line.trim()
  return /^\|.*\|$/u.test(text) ? text.split('|').length - 2 : 0
}
