import type { Code, Heading, Nodes, Root, RootContent } from 'mdast'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'
import { nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'
import { emphasisProblems } from '#scripts/content/checks/markdown/emphasis.ts'
import { accidentProblems, foreignSigns, lineProblems } from '#scripts/content/checks/markdown/accidents.ts'
import { tableProblems } from '#scripts/content/checks/markdown/tables.ts'
import { toString } from 'mdast-util-to-string'

type Text = { source: string; tree: Root; leftovers: string; isBody: boolean }

/** Reports markup that does not have its apparent effect. */
export function writingProblems({ source, tree, leftovers, isBody }: Text): Array<PlacedFinding> {
  return [
    ...headingProblems(tree, leftovers, isBody),
    ...emphasisProblems(source, tree, leftovers),
    ...tableProblems(tree, leftovers),
    ...lineProblems(leftovers, tree),
    ...accidentProblems({ source, tree, isBody }),
    ...foreignSigns(leftovers),
    ...nodesOfType(tree, 'code').flatMap((program) => openFence(program, source)),
  ]
}

/** An unclosed code block contains all the text below it. */
function openFence({ position }: Code, source: string): Array<PlacedFinding> {
  const offset = position?.start.offset ?? 0
  const lines = source.slice(offset, position?.end.offset).split('\n')
  const [fence = ''] = /^(?:`{3,}|~{3,})/u.exec(lines[0] ?? '') ?? []
  if (fence === '') return []
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]*|[ \t]*$/gu, '') : ''
  if (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)) return []
  const words = {
    found: `nothing ends the program that begins here: all the text below is shown as a part of it.`,
    fix: `Write a line ${fence} below the program.`,
    expected: 'A program stands between two lines with the same three signs.',
  }
  return [{ offset, rule: 'open-fence', words }]
}

const MAX_HEADING_LENGTH = 80
const IN_FIELDS = 'This field takes paragraphs, lists, links and emphasis.'

/** Reports empty headings, skipped levels, and text that only looks like a heading. */
function headingProblems(tree: Root, leftovers: string, isBody: boolean): Array<PlacedFinding> {
  const headings = nodesOfType(tree, 'heading')
  return [
    ...(isBody ? [...headings.flatMap(emptyHeading), ...skippedLevels(headings)] : []),
    ...nodesOfType(tree, 'paragraph').flatMap((paragraph) => withoutSpace(paragraph, leftovers, isBody)),
    ...(isBody ? boldLines(tree.children) : []),
  ]
}

function emptyHeading(heading: Heading): Array<PlacedFinding> {
  if (toString(heading).trim() !== '') return []
  const words = {
    found: 'a heading without words.',
    fix: 'Write them in the same line, or remove it.',
    expected: 'Some visitors go from heading to heading, and would hear nothing here.',
  }
  return [{ offset: startOf(heading), rule: 'empty-heading', words }]
}

/** The title of the page is the heading of level 1. */
function skippedLevels(headings: ReadonlyArray<Heading>): Array<PlacedFinding> {
  let above = 1
  return headings.flatMap((heading): Array<PlacedFinding> => {
    const { depth } = heading
    const next = above + 1
    above = depth
    if (depth <= next) return []
    const words = {
      found: `a heading of level ${depth} below one of level ${next - 1}.`,
      fix: `Begin the line with ${'#'.repeat(next)} instead of ${'#'.repeat(depth)}.`,
      expected: 'Headings go down one level at a time: the title, ## and then ###.',
    }
    return [{ offset: startOf(heading), rule: 'heading-jump', words }]
  })
}

/** Finds ##Heading, whose signs visitors would see. A single # before a word is a hashtag. */
function withoutSpace(paragraph: Nodes, leftovers: string, isBody: boolean): Array<PlacedFinding> {
  const start = startOf(paragraph)
  const text = leftovers.slice(start, paragraph.position?.end.offset)
  return [...text.matchAll(/^([ \t>]*)(#{2,})(?=[^\s#])(.*)$/gmu)].map(
    ({ 1: before = '', 2: signs = '', 3: rest = '', index }) => ({
      offset: start + index + before.length,
      rule: 'heading-space',
      words: {
        found: `"${signs}${rest.slice(0, 40)}" is no heading: the space after ${signs} is missing.`,
        fix: isBody ? `Write "${signs.slice(0, 6)} ${rest.slice(0, 40)}".` : `Remove the ${signs}.`,
        expected: isBody ? 'Headings have a space between the signs and the words.' : IN_FIELDS,
      },
    }),
  )
}

/** Finds lines in bold with a text below them. */
function boldLines(blocks: ReadonlyArray<RootContent>): Array<PlacedFinding> {
  return blocks.flatMap((block, index): Array<PlacedFinding> => {
    const below = blocks[index + 1]
    if (block.type !== 'paragraph' || block.children.length !== 1 || !below || below.type === 'heading')
      return []
    const text = toString(block)
    // A bold sentence is emphasis on purpose.
    if (block.children[0]?.type !== 'strong' || text.length > MAX_HEADING_LENGTH || /[.!…”"]$/u.test(text))
      return []
    const words = {
      found: `the line "${text}" looks like a heading, but is a bold text.`,
      fix: `Write "## ${text.replace(/:$/u, '')}".`,
      expected: 'Search engines and people who hear the page find headings by their signs only.',
    }
    return [{ offset: startOf(block), rule: 'bold-heading', words }]
  })
}

function startOf(node: Nodes) {
  return node.position?.start.offset ?? 0
}
