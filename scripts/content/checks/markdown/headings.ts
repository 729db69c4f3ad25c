import type { Heading, Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'
import { nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'

const MAX_HEADING_LENGTH = 80
const IN_FIELDS = 'This field takes paragraphs, lists, links and emphasis.'

/** Reports empty headings, skipped levels, and text that only looks like a heading. */
export function headingProblems(tree: Root, leftovers: string, isBody: boolean): Array<PlacedFinding> {
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
