import type { Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { markdownRule, startOf } from './markdown-rule.ts'

const MAX_HEADING_LENGTH = 80
const IN_FIELDS = 'This field takes paragraphs, lists, links and emphasis.'
/** What only programs have: a sign before the first word, or braces, semicolons and comparisons. */
const PROGRAM = /^[^\p{L}\p{N}“”"'‘’*_[(]|[{};=<>]|\(\)/u

/** Rules about headings, programs, lists and tables. */
export const blockRules = [
  markdownRule('heading', ({ source, tree, isBody }, report) => {
    visit(tree, 'heading', (heading) => {
      if (isBody && heading.depth === 1 && source.startsWith('#', startOf(heading)))
        report(heading, {
          found: 'a heading of the first level.',
          fix: 'Begin the line with ## instead of #.',
        })
    })
  }),

  markdownRule('rich-text', ({ source, tree, isBody }, report) => {
    visit(tree, (node) => {
      if (node.type === 'image' || node.type === 'imageReference')
        // Texts become HTML without the site's picture files, so a picture in one would be broken.
        report(node, {
          found: 'a picture inside this text.',
          fix: isBody
            ? 'Take it out, or name it in the fields above the text if this kind of document has some for it.'
            : undefined,
          expected: 'Pictures have fields of their own: src and alt.',
        })
      else if (node.type === 'heading' && !isBody && source.startsWith('#', startOf(node)))
        report(node, { found: 'a heading inside this text.' })
    })
  }),

  markdownRule('empty-heading', ({ tree, isBody }, report) => {
    visit(tree, 'heading', (heading) => {
      if (isBody && toString(heading).trim() === '')
        report(heading, {
          found: 'a heading without words.',
          fix: 'Write them in the same line, or remove it.',
        })
    })
  }),

  markdownRule('heading-jump', ({ tree, isBody }, report) => {
    // The title of the page is the heading of level 1.
    let above = 1
    visit(tree, 'heading', (heading) => {
      if (isBody && heading.depth > above + 1)
        report(heading, {
          found: `a heading of level ${heading.depth} below one of level ${above}.`,
          fix: `Begin the line with ${'#'.repeat(above + 1)} instead of ${'#'.repeat(heading.depth)}.`,
        })
      above = heading.depth
    })
  }),

  markdownRule('heading-space', ({ tree, leftovers, isBody }, report) => {
    visit(tree, 'paragraph', (paragraph) => {
      const start = startOf(paragraph)
      const text = leftovers.slice(start, paragraph.position?.end.offset)
      // A single # before a word is a hashtag.
      for (const { 1: before = '', 2: signs = '', 3: rest = '', index } of text.matchAll(
        /^([ \t>]*)(#{2,})(?=[^\s#])(.*)$/gmu,
      ))
        report(start + index + before.length, {
          found: `"${signs}${rest.slice(0, 40)}" is no heading: the space after ${signs} is missing.`,
          fix: isBody ? `Write "${signs.slice(0, 6)} ${rest.slice(0, 40)}".` : `Remove the ${signs}.`,
          expected: isBody ? undefined : IN_FIELDS,
        })
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
        report(block, {
          found: `the line "${text}" looks like a heading, but is a bold text.`,
          fix: `Write "## ${text.replace(/:$/u, '')}".`,
        })
    }
  }),

  markdownRule('underlined-text', ({ source, tree, isBody }, report) => {
    visit(tree, 'heading', (heading, index, parent) => {
      const written = source.slice(startOf(heading), heading.position?.end.offset)
      if (written.startsWith('#')) return
      const above = parent?.children[(index ?? 0) - 1]
      if (/^\w+:/.test(written) && above?.type === 'thematicBreak')
        return report(above, {
          found: 'the fields stand here a second time, and visitors would read them as a heading.',
          fix: 'Remove them, with the lines of hyphens around them.',
          expected: 'Fields stand once, at the top of the file.',
        })
      const line = written.split('\n').at(-1)?.trim() ?? ''
      report(heading, {
        found: `the line "${line}" right below makes a heading of this text.`,
        fix: `Leave an empty line above "${line}"${isBody ? ', or write "## " before a heading' : ''}.`,
        expected: isBody ? undefined : IN_FIELDS,
      })
    })
  }),

  markdownRule('indented-text', ({ source, tree }, report) => {
    visit(tree, 'code', (code) => {
      const written = source.slice(startOf(code), code.position?.end.offset)
      if (/^(?:`{3,}|~{3,})/.test(written) || PROGRAM.test(code.value)) return
      report(startOf(code) + written.search(/\S/), {
        found: 'the tab or the four blanks before this line make a program of it, in a grey box.',
        fix: 'Remove them. A program stands between two lines of ```.',
      })
    })
  }),

  markdownRule('open-fence', ({ source, tree }, report) => {
    visit(tree, 'code', (code) => {
      const lines = source.slice(startOf(code), code.position?.end.offset).split('\n')
      const [fence] = /^(?:`{3,}|~{3,})/u.exec(lines[0] ?? '') ?? []
      if (fence === undefined) return
      const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]*|[ \t]*$/gu, '') : ''
      if (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)) return
      report(code, {
        found: 'nothing ends the program that begins here: all the text below is shown as a part of it.',
        fix: `Write a line ${fence} below the program.`,
      })
    })
  }),

  markdownRule('task-list', ({ tree }, report) => {
    visit(tree, 'listItem', (item) => {
      if (typeof item.checked === 'boolean')
        report(item, {
          found: 'this entry has a box to tick, which visitors cannot press.',
          fix: `Remove "[${item.checked ? 'x' : ' '}]".`,
        })
    })
  }),

  markdownRule('table-alignment', ({ tree }, report) => {
    visit(tree, 'table', (table) => {
      if (table.align?.some((each) => each !== null))
        report(table, {
          found: 'colons in the line of hyphens ask for an alignment, which the site does not follow.',
          fix: 'Remove the colons: | - | - |.',
        })
    })
  }),

  markdownRule('table', ({ tree, leftovers }, report) => {
    visit(tree, 'table', (table) => {
      const { wanted, rows, text } = rowsOf(table, leftovers)
      for (const { children: cells } of rows)
        if (cells[wanted])
          report(cells[wanted], {
            found: `this row has ${cells.length} cells, the first of the table ${wanted}: visitors never see the rest.`,
            fix: 'Add a cell to the first two lines of the table, or write \\| for a line that is no border.',
          })
      if (text)
        report(text, {
          found: 'this text became a row of the table above it.',
          fix: 'Leave an empty line above it.',
        })
    })
    visit(tree, 'paragraph', ({ position }) => {
      const start = position?.start.offset ?? 0
      const lines = [...leftovers.slice(start, position?.end.offset).matchAll(/^([ \t>]*)(.*)$/gmu)]
      const first = lines.findIndex(([, , line = '']) => cellsIn(line) > 0)
      const [head, second] = [lines[first], lines[first + 1]?.[2] ?? '']
      if (!head) return
      const at = start + head.index + (head[1] ?? '').length
      const [wanted, found] = [cellsIn(head[2]), cellsIn(second)]
      if (wanted > 1 && HYPHENS.test(head[2] ?? ''))
        return report(at, {
          found: 'this line of hyphens belongs to no table.',
          fix: 'Remove the empty lines between the lines of the table.',
        })
      if (found === 0) return
      const isHyphens = HYPHENS.test(second)
      const cause = !isHyphens
        ? 'the line of hyphens is missing.'
        : wanted === found
          ? 'the second has dashes in the place of hyphens.'
          : `the first has ${wanted} cells, the line of hyphens ${found}.`
      report(at, {
        found: `these lines are no table: ${cause}`,
        fix: `Write "|${' - |'.repeat(wanted)}" ${isHyphens ? 'as the second line' : 'below the first'}.`,
      })
    })
  }),

  markdownRule('short-row', ({ tree, leftovers }, report) => {
    visit(tree, 'table', (table) => {
      const { wanted, rows } = rowsOf(table, leftovers)
      for (const row of rows)
        if (row.children.length < wanted)
          report(row, {
            found: `this row has ${row.children.length} of ${wanted} cells.`,
            fix: 'Add the others; a cell without words is | |.',
          })
    })
  }),
]

const HYPHENS = /^[|\s:–—-]*[–—-][|\s:–—-]*$/u

/** The rows of a table below its first, up to a text that became one by accident. */
function rowsOf({ children: [head, ...rows] }: Table, leftovers: string) {
  const wanted = head?.children.length ?? 0
  const text = rows.find((row) => !leftovers.slice(startOf(row), row.position?.end.offset).includes('|'))
  if (wanted < 2 || !text) return { wanted, rows }
  return { wanted, rows: rows.slice(0, rows.indexOf(text)), text }
}

/** The cells of a line that begins and ends with |, otherwise none. */
function cellsIn(line = '') {
  const text = line.trim()
  return /^\|.*\|$/u.test(text) ? text.split('|').length - 2 : 0
}
