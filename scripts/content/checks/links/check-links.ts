import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'
import { brokenLinks } from './broken-links.ts'
import { definitionProblems, undefinedReferences, unusedNotes } from './references.ts'

/** Link texts that say nothing to somebody who hears the links of a page without the text around them. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press|look|see|read) (?:here|this|on this|this link|more)|here|this|this (?:link|page)|link|more|read more|see more|learn more|find out more|more (?:info|information|details)|go|go here)$/

/** Checks how the links of a Markdown text are written; where they lead is checked elsewhere. */
export function linkProblems(source: string, tree: Root, leftovers: string): Array<PlacedFinding> {
  return [
    ...linkTextProblems(tree),
    ...brokenLinks(source, leftovers),
    ...undefinedReferences(source, leftovers, tree),
    ...definitionProblems(tree),
    ...unusedNotes(tree),
  ]
}

function linkTextProblems(node: Nodes): Array<PlacedFinding> {
  if (node.type !== 'link' && node.type !== 'linkReference')
    return 'children' in node ? node.children.flatMap(linkTextProblems) : []
  const offset = node.position?.start.offset ?? 0
  const text = toString(node)
  // A picture without alternative text is told as such.
  if (text.trim() === '' && node.children.some(({ type }) => type.startsWith('image'))) return []
  if (text.trim() === '') {
    const words = {
      found: 'the link has no words, so nobody can see it or press it.',
      fix: 'Write them between the brackets: [what the page is about](/page).',
      expected: 'Each link has words that name what it opens.',
    }
    return [{ offset, rule: 'empty-link', words }]
  }
  const spoken = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (!SAYS_NOTHING.test(spoken)) return []
  const words = {
    found: `the link "${text.trim()}" does not say where it leads.`,
    fix: 'Let the words that name the page be the link: [how to volunteer](/volunteer).',
    expected: 'People who hear a page often go from link to link, without the text around them.',
  }
  return [{ offset, rule: 'link-words', words }]
}
