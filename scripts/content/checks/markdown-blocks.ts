import type { Code, Heading, Link, LinkReference, Nodes, Paragraph, Root, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Text } from './document.ts'
import { sourceOf, startOf } from './markdown-text.ts'
import type { Rule } from './rules.ts'

type Report = (place: Nodes | number, rule: Rule, found: string, fix?: string) => void

/** Reports headings, programs, lists, tables, pictures and links that visitors would not see as they were meant. */
export function checkBlocks(text: Text, tree: Root) {
  const report: Report = (place, rule, found, fix) =>
    text.report(typeof place === 'number' ? place : startOf(place), { rule, found, fix })
  checkRepeated(tree, report)
  if (text.isBody) checkBoldLines(tree, report)
  // The title of the page is the heading of level 1.
  let level = 1
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'heading') {
      checkHeading(node, { before: parent?.children[index - 1], level }, text, report)
      level = node.depth
    } else if (node.type === 'code') checkProgram(node, text, report)
    else if (node.type === 'table') checkTable(node, text, report)
    else if (node.type === 'paragraph') checkLostTable(node, text, report)
    else if (node.type === 'link' || node.type === 'linkReference') checkLink(node, report)
    // Texts become HTML without the site's picture files, so a picture in one would be broken.
    else if (node.type === 'image' || node.type === 'imageReference')
      report(node, 'rich-text', 'a picture inside this text.')
    else if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(node, 'task-list', 'this entry has a box to tick.')
  })
}

/** Shorter paragraphs, such as a refrain, may come back on purpose. */
const MIN_REPEATED = 60

function checkRepeated(tree: Root, report: Report) {
  const seen = new Set<string>()
  for (const block of tree.children) {
    const text = toString(block)
    const isLong = block.type === 'paragraph' && text.length >= MIN_REPEATED
    if (!isLong && !(block.type === 'heading' && block.depth === 2)) continue
    if (seen.has(text))
      report(block, 'repeated-text', `"${text.slice(0, 40)}" stands above already, word for word.`)
    seen.add(text)
  }
}

const MAX_HEADING_LENGTH = 80

function checkBoldLines(tree: Root, report: Report) {
  for (const [index, block] of tree.children.entries()) {
    const below = tree.children[index + 1]
    if (block.type !== 'paragraph' || !below || below.type === 'heading') continue
    const text = toString(block)
    // A bold sentence is emphasis on purpose.
    const isHeading = text.length <= MAX_HEADING_LENGTH && !/[.!…”"]$/u.test(text)
    if (block.children.length === 1 && block.children[0]?.type === 'strong' && isHeading)
      report(block, 'bold-heading', `the line "${text}" looks like a heading, but is a bold text.`)
  }
}

function checkHeading(
  heading: Heading,
  { before, level }: { before: Nodes | undefined; level: number },
  { value, isBody }: Text,
  report: Report,
) {
  const written = sourceOf(heading, value)
  if (!written.startsWith('#')) return checkUnderlined(written, heading, before, report)
  if (!isBody) return report(heading, 'rich-text', 'a heading inside this text.')
  if (heading.depth === 1) report(heading, 'heading', 'a heading of the first level.')
  if (toString(heading).trim() === '') report(heading, 'empty-heading', 'a heading without words.')
  const found = `a heading of level ${heading.depth} below one of level ${level}.`
  if (heading.depth > level + 1)
    report(heading, 'heading-jump', found, `Begin the line with ${'#'.repeat(level + 1)}.`)
}

function checkUnderlined(written: string, heading: Heading, before: Nodes | undefined, report: Report) {
  const line = written.split('\n').at(-1)?.trim() ?? ''
  if (/^\w+:/.test(written) && before?.type === 'thematicBreak')
    report(
      before,
      'underlined-text',
      'the fields stand here a second time.',
      'Remove them, with the lines around them.',
    )
  else report(heading, 'underlined-text', `the line "${line}" right below makes a heading of this text.`)
}

/** What only programs have: a sign before the first word, or braces, semicolons and comparisons. */
const PROGRAM = /^[^\p{L}\p{N}“”"'‘’*_[(]|[{};=<>]|\(\)/u

function checkProgram(code: Code, { value }: Text, report: Report) {
  const written = sourceOf(code, value)
  const lines = written.split('\n')
  const [fence] = /^(?:`{3,}|~{3,})/u.exec(written) ?? []
  if (fence === undefined) {
    const found = 'a tab or four blanks make a program of this line.'
    if (!PROGRAM.test(code.value)) report(startOf(code) + written.search(/\S/), 'indented-text', found)
    return
  }
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]*|[ \t]*$/gu, '') : ''
  if (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)) return
  report(code, 'open-fence', 'nothing ends the program that begins here.', `Write a line ${fence} below it.`)
}

function checkTable(table: Table, { leftovers }: Text, report: Report) {
  const found = 'colons in the line of hyphens ask for an alignment, which the site does not follow.'
  if (table.align?.some((each) => each !== null)) report(table, 'table-alignment', found)
  const [head, ...rows] = table.children
  const wanted = head?.children.length ?? 0
  for (const row of rows) {
    const { length } = row.children
    if (wanted > 1 && !sourceOf(row, leftovers).includes('|')) {
      const text = 'this text became a row of the table above it.'
      return report(row, 'table', text, 'Leave an empty line above it.')
    }
    const [unseen] = row.children.slice(wanted)
    if (unseen)
      report(unseen, 'table', `this row has ${length} cells, the first ${wanted}: nobody sees the rest.`)
    if (length < wanted) report(row, 'short-row', `this row has ${length} of ${wanted} cells.`)
  }
}

const HYPHENS = /^[|\s:–—-]*[–—-][|\s:–—-]*$/u

/** Lines that look like a table, in what became a paragraph. */
function checkLostTable(paragraph: Paragraph, { leftovers }: Text, report: Report) {
  const lines = [...sourceOf(paragraph, leftovers).matchAll(/^([ \t>]*)(.*)$/gmu)]
  const first = lines.findIndex(([, , line]) => cellsIn(line) > 0)
  const [head, second] = [lines[first], lines[first + 1]]
  if (!head) return
  const isHyphens = cellsIn(head[2]) > 1 && HYPHENS.test(head[2] ?? '')
  if (isHyphens || cellsIn(second?.[2]) > 0)
    report(startOf(paragraph) + head.index + (head[1] ?? '').length, 'table', 'these lines are no table.')
}

/** The cells of a line that begins and ends with |, otherwise none. */
function cellsIn(line = '') {
  const text = line.trim()
  return /^\|.*\|$/u.test(text) ? text.split('|').length - 2 : 0
}

/** Link texts that are meaningless out of context, as in a screen reader's list of links. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press|look|see|read) (?:here|this|on this|this link|more)|here|this|this (?:link|page)|link|more|read more|see more|learn more|find out more|more (?:info|information|details)|go|go here)$/

function checkLink(link: Link | LinkReference, report: Report) {
  const text = toString(link)
  // Another rule reports pictures.
  if (text.trim() === '' && !link.children.some(({ type }) => type.startsWith('image')))
    report(link, 'empty-link', 'the link has no words, so nobody can see it or press it.')
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (SAYS_NOTHING.test(words.join(' ')))
    report(link, 'link-words', `the link "${text}" does not say where it leads.`)
}
