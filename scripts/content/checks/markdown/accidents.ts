import type { Code, Delete, Heading, ListItem, Nodes, Root, Table } from 'mdast'
import type { PlacedFinding, ProblemText, Rule } from '#scripts/content/checks/problem.ts'
import { nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'

type Written = { source: string; tree: Root; isBody: boolean }

/** Reports markup that Markdown understands in another way than its author, or that the site does not show. */
export function accidentProblems({ source, tree, isBody }: Written): Array<PlacedFinding> {
  const of = (node: Nodes) => source.slice(startOf(node), node.position?.end.offset)
  return [
    ...nodesOfType(tree, 'code').flatMap((code) => indentedCode(code, of(code))),
    ...nodesOfType(tree, 'heading').flatMap((heading) => underlined(heading, of(heading), tree, isBody)),
    ...nodesOfType(tree, 'delete').flatMap((struck) => singleTilde(struck, of(struck))),
    ...nodesOfType(tree, 'listItem').flatMap(task),
    ...nodesOfType(tree, 'table').flatMap((table) => alignment(table)),
  ]
}

/** What only programs have: a sign before the first word, or braces, semicolons and comparisons. */
const PROGRAM = /^[^\p{L}\p{N}“”"'‘’*_[(]|[{};=<>]|\(\)/u

function indentedCode(code: Code, written: string): Array<PlacedFinding> {
  if (/^(?:`{3,}|~{3,})/.test(written) || PROGRAM.test(code.value)) return []
  const blanks = /^\s*/.exec(written)?.[0].length ?? 0
  return at(code, 'indented-text', {
    found: 'the tab or the four blanks before this line make a program of it, in a grey box.',
    fix: 'Remove them. A program stands between two lines of ```.',
    expected: 'Paragraphs begin at the margin.',
  }).map((each) => ({ ...each, offset: each.offset + blanks }))
}

/** Words over a line of hyphens or equals signs are a heading. */
function underlined(heading: Heading, written: string, tree: Root, isBody: boolean): Array<PlacedFinding> {
  if (/^#/.test(written)) return []
  const line = written.split('\n').at(-1)?.trim() ?? ''
  const index = tree.children.indexOf(heading)
  const above = tree.children[index - 1]
  const isFrontMatter = /^\w+:/.test(written) && above?.type === 'thematicBreak'
  if (isFrontMatter)
    return at(above, 'underlined-text', {
      found: 'the fields stand here a second time, and visitors would read them as a heading.',
      fix: 'Remove them, with the lines of hyphens around them.',
      expected: 'Fields stand once, at the top of the file.',
    })
  return at(heading, 'underlined-text', {
    found: `the line "${line}" right below makes a heading of this text.`,
    fix: `Leave an empty line above "${line}"${isBody ? ', or write "## " before a heading' : ''}.`,
    expected: isBody
      ? 'Headings begin with ##; a dividing line stands alone between two empty lines.'
      : 'This field takes paragraphs, lists, links and emphasis.',
  })
}

function singleTilde(struck: Delete, written: string): Array<PlacedFinding> {
  if (written.startsWith('~~')) return []
  return at(struck, 'single-tilde', {
    found: `the two ~ strike out "${written.slice(1, -1).slice(0, 40)}".`,
    fix: 'Write a dash between numbers, 10–14, or \\~ to show the sign.',
    expected: 'Words that are struck out stand between two signs: ~~words~~.',
  })
}

function task(item: ListItem): Array<PlacedFinding> {
  if (typeof item.checked !== 'boolean') return []
  return at(item, 'task-list', {
    found: 'this entry has a box to tick, which visitors cannot press.',
    fix: `Remove "[${item.checked ? 'x' : ' '}]".`,
    expected: 'Lists have words only.',
  })
}

function alignment(table: Table): Array<PlacedFinding> {
  if (!table.align?.some((each) => each !== null)) return []
  return at(table, 'table-alignment', {
    found: 'colons in the line of hyphens ask for an alignment, which the site does not follow.',
    fix: 'Remove the colons: | - | - |.',
    expected: 'Words of all tables begin at the left.',
  })
}

function at(node: Nodes, rule: Rule, words: ProblemText): Array<PlacedFinding> {
  return [{ offset: startOf(node), rule, words }]
}

function startOf(node: Nodes) {
  return node.position?.start.offset ?? 0
}

/** Spaces of another width than that of the keyboard, which Markdown takes for letters. */
const OTHER_SPACES = '\\u00A0\\u2000-\\u200A\\u202F\\u3000'
/** The same as an ordinary list or heading, but for its space. */
const MARKER = new RegExp(`^[ \\t>]*(#{1,6}|[-*+]|\\d{1,9}[.)])[${OTHER_SPACES}]`, 'gmu')
/** Numbers and units, such as ₦5 000 or 10 km, have one or two. */
const TIED_WORDS = new RegExp(`[^\\s|]+(?:[${OTHER_SPACES}][^\\s|]+){4,}`, 'gu')
const BULLET = /^[ \t>]*(?:([•·▪▫◦‣●○■□➢➤✓✔❖])[ \t\u00A0]*|(o)\t|(\d{1,2}[.)])(?=\p{L}))(?=\S)/gmu
const DASH = /^[ \t>]*[–—][ \t\u00A0]+\S/gmu

const LISTS = 'In a list each line begins with "- " or "1. ", with an ordinary space.'

/** Reports lines that look like headings or entries of a list, and are a part of a paragraph. */
export function lineProblems(leftovers: string, tree: Root): Array<PlacedFinding> {
  return [...markersWithOtherSpaces(leftovers), ...tiedWords(leftovers), ...bullets(leftovers, tree)]
}

function markersWithOtherSpaces(leftovers: string): Array<PlacedFinding> {
  return [...leftovers.matchAll(MARKER)].map(({ 0: written, 1: sign = '', index }) =>
    found(index + written.length - 1, 'no-break-space', {
      found: `the space after "${sign}" is a no-break space, so this line is no ${sign.startsWith('#') ? 'heading' : 'list'}.`,
      fix: 'Remove it, and press the space bar.',
      expected: 'After the signs of a heading or a list comes an ordinary space.',
    }),
  )
}

function tiedWords(leftovers: string): Array<PlacedFinding> {
  return [...leftovers.matchAll(TIED_WORDS)].map(({ 0: written, index }) =>
    found(index, 'no-break-space', {
      found: `no-break spaces stand between the words of "${written.slice(0, 40)}…".`,
      fix: 'Replace them with ordinary spaces.',
      expected: 'Lines break at ordinary spaces only: on a telephone these words would be torn apart.',
    }),
  )
}

function bullets(leftovers: string, tree: Root): Array<PlacedFinding> {
  const paragraphs = nodesOfType(tree, 'paragraph')
  const single = paragraphs.flatMap(({ position }) => linesIn(leftovers, BULLET, position))
  const dashes = paragraphs.flatMap(({ position }) => linesIn(leftovers, DASH, position))
  // A single dash begins the name below a quotation.
  return [...single, ...(dashes.length > 1 ? dashes : [])].map(({ sign, offset }) =>
    found(offset, 'list-sign', {
      found: `"${sign}" begins no list here: visitors see one paragraph.`,
      fix: `Write "${/^\d/.test(sign) ? `${sign} ` : '- '}" in its place.`,
      expected: LISTS,
    }),
  )
}

function linesIn(leftovers: string, pattern: RegExp, position: Root['position']) {
  const start = position?.start.offset ?? 0
  return [...leftovers.slice(start, position?.end.offset).matchAll(pattern)].map(({ 0: written, index }) => {
    const sign = /[^\s>]+/u.exec(written)?.[0] ?? ''
    return {
      sign: /^\d+[.)]/.exec(sign)?.[0] ?? sign.charAt(0),
      offset: start + index + written.indexOf(sign),
    }
  })
}

function found(offset: number, rule: Rule, words: PlacedFinding['words']): PlacedFinding {
  return { offset, rule, words }
}

/** Signs of other systems, which Markdown shows as they are, with what to write here. */
const SIGNS: ReadonlyArray<[RegExp, string]> = [
  [/\{[#.:][^{}\n]*\}/gu, 'Remove it: headings get no names or styles of their own.'],
  [/!?\[\[[^[\]\n]+\]\]/gu, 'Write a link: [words](/page).'],
  [/(?<=^[ \t]*>[ \t]*)\[![A-Z]+\]/gmu, 'Remove it, and begin with a bold word if it matters: **Note:**.'],
  [/\{\{[<%#/][^{}\n]*\}\}|\{%[^{}\n]*%\}/gu, 'Remove it.'],
  [/^:::.*$/gmu, 'Remove the line.'],
  [/(?<![=\p{L}\p{N}])==(?=\S)[^=\n]*\S==(?!=)/gu, 'Write **words** for what matters.'],
  [/\[TOC\]/gu, 'Remove it.'],
]

/** Reports the signs of other systems in a text. */
export function foreignSigns(leftovers: string): Array<PlacedFinding> {
  return SIGNS.flatMap(([pattern, fix]) =>
    [...leftovers.matchAll(pattern)].map(({ 0: sign, index }) => ({
      offset: index,
      rule: 'foreign-sign' as const,
      words: {
        found: `visitors would read "${sign.trim().slice(0, 40)}", which only other systems understand.`,
        fix,
        expected:
          'Texts have **bold** and *emphasised* words, [links](/page), - lists, ## headings, tables and notes.',
      },
    })),
  )
}
