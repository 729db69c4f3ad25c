import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'
import { brokenLinks } from './broken-links.ts'
import { definitionProblems, undefinedReferences, unusedNotes } from './references.ts'

/** Link texts that are meaningless out of context, as in a screen reader's list of links. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press|look|see|read) (?:here|this|on this|this link|more)|here|this|this (?:link|page)|link|more|read more|see more|learn more|find out more|more (?:info|information|details)|go|go here)$/

/** Checks the form of links in a Markdown text; other checks look at their targets. */
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
  // Another rule reports pictures without alt text.
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
