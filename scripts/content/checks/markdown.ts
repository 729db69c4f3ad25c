import type { Code, Heading, Link, LinkReference, Nodes, Paragraph, Root, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import remarkLintNoHtml from 'remark-lint-no-html'
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import remarkLintStrikethroughMarker from 'remark-lint-strikethrough-marker'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { fillIn } from '#scripts/content/facts.ts'
import { textLinkFinding } from './addresses.ts'
import type { ContentDocument, Text, Site } from './document.ts'
import { sourceOf, startOf } from './markdown-text.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { quoted } from './problem.ts'
import type { Rule } from './rules.ts'

const linter = remark()
  .use(remarkLintNoHtml, { allowComments: false })
  .use(remarkLintStrikethroughMarker, '~~')
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUnusedDefinitions)
  .freeze()

const OFFICIAL: Readonly<Record<string, Rule>> = {
  'no-html': 'raw-html',
  'strikethrough-marker': 'single-tilde',
  'no-duplicate-definitions': 'duplicate-definition',
  'no-unused-definitions': 'unused-definition',
}

/** Checks the Markdown of a document: its text and those of its fields. */
export function checkMarkdown(document: ContentDocument, site: Site) {
  for (const text of document.texts) {
    if (!text.tree) continue
    checkBlocks(text, text.tree)
    checkOfficial(text, text.tree)
    checkTargets(text, text.tree, document, site)
  }
}

function checkOfficial({ value, report }: Text, tree: Root) {
  const file = new VFile(value)
  linter.runSync(tree, file)
  for (const { ruleId = '', place } of file.messages) {
    const rule = OFFICIAL[ruleId]
    if (!rule || !place || !('start' in place)) continue
    const { start, end } = place
    report(start.offset ?? 0, rule, `${quoted(value.slice(start.offset, end.offset))} stands here.`)
  }
}

function checkTargets({ value, report }: Text, tree: Root, document: ContentDocument, site: Site) {
  const code: Array<[start: number, end: number]> = []
  let last = 0
  visit(tree, (node) => {
    const start = node.position?.start.offset
    if (start !== undefined) last = start
    // An address that became a link by itself may have no position: it stands behind the node before it.
    else if (node.type === 'link')
      last = Math.max(value.indexOf(node.url.replace(/^(?:https?:\/\/|mailto:)/, ''), last), last)
    if (node.type === 'code' || node.type === 'inlineCode')
      code.push([last, node.position?.end.offset ?? last])
    if (node.type !== 'link' && node.type !== 'definition') return
    const finding = textLinkFinding(fillIn(node.url, site.facts), document, site)
    if (finding) report(last, ...finding)
  })
  for (const { offset, finding } of unknownPlaceholders(value, site.facts))
    // Braces are common in code.
    if (!code.some(([start, end]) => start <= offset && offset < end)) report(offset, ...finding)
}

/** Reports headings, programs, lists, tables, pictures and links that visitors would not see as they were meant. */
function checkBlocks(text: Text, tree: Root) {
  checkRepeated(text, tree)
  if (!text.field) checkBoldLines(text, tree)
  // The title of the page is the heading of level 1.
  let level = 1
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'heading') {
      checkHeading(text, node, level, parent?.children[index - 1])
      level = node.depth
    } else if (node.type === 'code') checkProgram(text, node)
    else if (node.type === 'table') checkTable(text, node)
    else if (node.type === 'paragraph') checkLostTable(text, node)
    else if (node.type === 'link' || node.type === 'linkReference') checkLink(text, node)
    // Texts become HTML without the site's picture files, so a picture in one would be broken.
    else if (node.type === 'image' || node.type === 'imageReference')
      text.report(startOf(node), 'rich-text', 'a picture inside this text.')
    else if (node.type === 'listItem' && typeof node.checked === 'boolean')
      text.report(startOf(node), 'task-list', 'this entry has a box to tick.')
  })
}

/** Shorter paragraphs, such as a refrain, may come back on purpose. */
const MIN_REPEATED = 60

function checkRepeated({ report }: Text, tree: Root) {
  const seen = new Set<string>()
  for (const block of tree.children) {
    const words = toString(block)
    const isLong = block.type === 'paragraph' && words.length >= MIN_REPEATED
    if (!isLong && !(block.type === 'heading' && block.depth === 2)) continue
    if (seen.has(words)) report(startOf(block), 'repeated-text', `${quoted(words)} stands above already.`)
    seen.add(words)
  }
}

const MAX_HEADING_LENGTH = 80

function checkBoldLines({ report }: Text, tree: Root) {
  for (const [index, block] of tree.children.entries()) {
    const below = tree.children[index + 1]
    if (block.type !== 'paragraph' || !below || below.type === 'heading') continue
    const words = toString(block)
    // A bold sentence is emphasis on purpose.
    const isHeading = words.length <= MAX_HEADING_LENGTH && !/[.!…”"]$/u.test(words)
    if (block.children.length === 1 && block.children[0]?.type === 'strong' && isHeading)
      report(startOf(block), 'bold-heading', `the line "${words}" looks like a heading, but is a bold text.`)
  }
}

function checkHeading({ value, field, report }: Text, heading: Heading, level: number, before?: Nodes) {
  const { depth } = heading
  const written = sourceOf(heading, value)
  const start = startOf(heading)
  if (/^\w+:/.test(written) && before?.type === 'thematicBreak')
    return report(
      startOf(before),
      'underlined-text',
      'the fields stand here a second time: remove them, with the lines around them.',
    )
  if (!written.startsWith('#')) {
    const line = written.split('\n').at(-1)?.trim()
    return report(start, 'underlined-text', `the line "${line}" right below makes a heading of this text.`)
  }
  if (field) return report(start, 'rich-text', 'a heading inside this text.')
  if (depth === 1) report(start, 'heading', 'a heading of the first level.')
  if (toString(heading).trim() === '') report(start, 'empty-heading', 'a heading without words.')
  if (depth <= level + 1) return undefined
  const found = `a heading of level ${depth} below one of level ${level}.`
  return report(start, 'heading-jump', `${found} Begin the line with ${'#'.repeat(level + 1)}.`)
}

/** What only programs have: a sign before the first word, or braces, semicolons and comparisons. */
const PROGRAM = /^[^\p{L}\p{N}“”"'‘’*_[(]|[{};=<>]|\(\)/u

function checkProgram({ value, report }: Text, code: Code) {
  const written = sourceOf(code, value)
  const [fence] = /^(?:`{3,}|~{3,})/u.exec(written) ?? []
  if (fence === undefined) {
    const place = startOf(code) + written.search(/\S/)
    if (!PROGRAM.test(code.value))
      report(place, 'indented-text', 'a tab or four blanks make a program of this line.')
    return
  }
  const [, last = ''] = /\n[ \t>]*(\S+)[ \t]*$/u.exec(written) ?? []
  const isClosed = last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)
  const found = `nothing ends the program that begins here. Write a line ${fence} below it.`
  if (!isClosed) report(startOf(code), 'open-fence', found)
}

function checkTable({ leftovers, report }: Text, table: Table) {
  if (table.align?.some((each) => each !== null))
    report(startOf(table), 'table-alignment', 'colons stand in the line of hyphens.')
  const [head, ...rows] = table.children
  const wanted = head?.children.length ?? 0
  for (const row of rows) {
    const { length } = row.children
    const [unseen] = row.children.slice(wanted)
    if (wanted > 1 && !sourceOf(row, leftovers).includes('|'))
      return report(
        startOf(row),
        'table',
        'this text became a row of the table: leave an empty line above it.',
      )
    if (unseen)
      report(startOf(unseen), 'table', `only the first ${wanted} of ${length} cells of this row are shown.`)
    else if (length < wanted) report(startOf(row), 'short-row', `this row has ${length} of ${wanted} cells.`)
  }
}

const HYPHENS = /^[|\s:–—-]*[–—-][|\s:–—-]*$/u

function checkLostTable({ leftovers, report }: Text, paragraph: Paragraph) {
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

function checkLink({ report }: Text, link: Link | LinkReference) {
  const text = toString(link)
  // Another rule reports pictures.
  if (text.trim() === '' && !link.children.some(({ type }) => type.startsWith('image')))
    report(startOf(link), 'empty-link', 'the link has no words, so nobody can see it or press it.')
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (SAYS_NOTHING.test(words.join(' ')))
    report(startOf(link), 'link-words', `the link "${text}" does not say where it leads.`)
}
