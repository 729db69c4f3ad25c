import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'
import { UNDERSTOOD } from '#scripts/content/checks/markdown/leftovers.ts'
import { allowed, didYouMean, named } from '#scripts/content/checks/nearest.ts'
import { nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'

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
    ...noteProblems(tree),
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

const EXPECTED =
  'A link is written [words](/page): the words in square brackets, then at once the address in round ones.'
// Addresses of other sites are linked automatically, and so masked.
const ADDRESS = `(?:(?:/|https?:|mailto:|www\\.)[^()\\[\\]\\s]*|${UNDERSTOOD}+)`

const SPACE_BETWEEN = new RegExp(`\\[([^[\\]]+)\\]\\s+\\(${ADDRESS}\\)`, 'gu')
const WRONG_WAY_ROUND = new RegExp(`\\(([^()]+)\\)\\[${ADDRESS}\\]`, 'gu')
const LEFT_OVER = /(?:\[[^[\]]*)?\]\([^()\s]*(?<rest>[^()\n]*\)?)/gu

/** Reports links that Markdown does not recognise, so that visitors would see the brackets. */
function brokenLinks(source: string, leftovers: string): Array<PlacedFinding> {
  const spaced = [...leftovers.matchAll(SPACE_BETWEEN)].map(({ 0: { length }, index }) => {
    const written = source.slice(index, index + length)
    return broken(index, `the space in ${quoted(written)} keeps it from being a link.`, {
      fix: `Write ${quoted(written.replace(/\]\s+\(/u, ']('))}.`,
    })
  })
  const reversed = [...leftovers.matchAll(WRONG_WAY_ROUND)].map(({ 0: { length }, 1: words = '', index }) => {
    const written = source.slice(index, index + length)
    const address = written.slice(words.length + 3, -1)
    return broken(index, `the brackets of ${quoted(written)} are the wrong way round.`, {
      fix: `Write ${quoted(`[${source.slice(index + 1, index + 1 + words.length)}](${address})`)}.`,
    })
  })
  const other = [...leftovers.matchAll(LEFT_OVER)].map(({ 0: { length }, groups, index }) => {
    const written = source.slice(index, index + length)
    if (!written.startsWith('['))
      return broken(index, `a link that ends here has no beginning: "[" is missing.`)
    const isClosed = groups?.rest?.endsWith(')')
    const upToAddress = written.slice(0, length - (groups?.rest?.length ?? 0)).replace(/[.,;:!?]+$/u, '')
    return isClosed
      ? broken(index, `the address in ${quoted(written)} has a space, so it is no link.`)
      : broken(index, `${quoted(upToAddress)} is no link: the bracket after its address is missing.`, {
          fix: `Write ")" behind the address.`,
        })
  })
  return [...spaced, ...reversed, ...other]
}

function broken(offset: number, found: string, { fix }: { fix?: string } = {}): PlacedFinding {
  return { offset, rule: 'broken-link', words: { found, fix, expected: EXPECTED } }
}

function quoted(written: string) {
  const line = written.replace(/\s+/gu, ' ')
  return `"${line.length > 80 ? `${line.slice(0, 80)}…` : line}"`
}

// In code such as rows[1][2], brackets follow a word.
const REFERENCE = /(?<![\p{L}\p{N}])!?\[([^[\]]*)\]\[([^[\]\n]*)\]/gu
const FOOTNOTE = /\[\^([^[\]\s]+)\](?!:)/gu

/** Reports reference links and footnotes without a definition: visitors would see the brackets. */
function undefinedReferences(source: string, leftovers: string, tree: Root): Array<PlacedFinding> {
  const labels = named(nodesOfType(tree, 'definition').map(labelOf))
  const links = [...leftovers.matchAll(REFERENCE)].map(({ 0: written, 2: label = '', index }) => {
    const name =
      label === '' ? source.slice(index, index + written.length).replace(/^\[|\]\[\]$/gu, '') : label
    if (written.startsWith('!')) {
      return notDefined(index, {
        found: `visitors would read "${source.slice(index, index + written.length)}".`,
        fix: 'Take it out.',
        expected: 'Pictures have fields of their own: src and alt.',
      })
    }
    return notDefined(index, {
      found: `nothing says where "${source.slice(index, index + written.length)}" leads: there is no "[${name}]: …".`,
      fix: didYouMean(name, labels) ?? `Write [words](/page), or a line "[${name}]: /page" below the text.`,
      expected: labels.length > 0 ? allowed(labels) : 'No address is defined in this text.',
    })
  })
  const notes = [...leftovers.matchAll(FOOTNOTE)].map(({ 1: name = '', index }) =>
    notDefined(index, {
      found: `there is no text for the note "[^${name}]".`,
      fix: `Write a line "[^${name}]: …" below the text.`,
      expected: 'A note stands in the text by its name, and below it with its words.',
    }),
  )
  return [...links, ...notes]
}

function notDefined(offset: number, words: PlacedFinding['words']): PlacedFinding {
  return { offset, rule: 'undefined-reference', words }
}

/** Reports definitions that are unused or duplicate. */
function definitionProblems(tree: Root): Array<PlacedFinding> {
  const definitions = nodesOfType(tree, 'definition')
  if (definitions.length === 0) return []
  const used = identifiersOf(nodesOfType(tree, 'linkReference', 'imageReference'))
  const first = new Map<string, Definition>()
  return definitions.flatMap((definition): Array<PlacedFinding> => {
    const { identifier } = definition
    const offset = definition.position?.start.offset ?? 0
    const earlier = first.get(identifier)
    if (earlier !== undefined) {
      const words = {
        found: `"[${labelOf(definition)}]:" is there a second time.`,
        fix: 'Remove one of the two, or give it another name.',
        expected: `Only the first counts: ${earlier.url}.`,
      }
      return [{ offset, rule: 'duplicate-definition', words }]
    }
    first.set(identifier, definition)
    if (used.has(identifier)) return []
    const words = {
      found: `nothing in the text leads to "[${labelOf(definition)}]: ${definition.url}".`,
      fix: `Write [words][${labelOf(definition)}] where it belongs, or remove this line.`,
      expected: 'Visitors do not see an address that no words lead to.',
    }
    return [{ offset, rule: 'unused-definition', words }]
  })
}

/** Reports footnotes without a reference in the text, which are not shown at all, and those defined twice. */
function noteProblems(tree: Root): Array<PlacedFinding> {
  const notes = nodesOfType(tree, 'footnoteDefinition')
  if (notes.length === 0) return []
  const used = identifiersOf(nodesOfType(tree, 'footnoteReference'))
  const isFirst = (note: FootnoteDefinition) =>
    notes.find(({ identifier }) => identifier === note.identifier) === note
  const later = notes
    .filter((note) => !isFirst(note))
    .map((note) => ({
      offset: note.position?.start.offset ?? 0,
      rule: 'duplicate-definition' as const,
      words: {
        found: `the note "[^${labelOf(note)}]:" is there a second time.`,
        fix: 'Remove one of the two, or give it another name.',
        expected: 'Visitors see the first only.',
      },
    }))
  const unused = notes
    .filter((note) => isFirst(note) && !used.has(note.identifier))
    .map((note) => ({
      offset: note.position?.start.offset ?? 0,
      rule: 'unused-definition' as const,
      words: {
        found: `nothing in the text leads to the note "[^${labelOf(note)}]".`,
        fix: `Write [^${labelOf(note)}] behind the words it is about, or remove it.`,
        expected: 'Visitors do not see a note that no number leads to.',
      },
    }))
  return [...later, ...unused]
}

function identifiersOf(references: ReadonlyArray<{ identifier: string }>) {
  return new Set(references.map(({ identifier }) => identifier))
}

function labelOf({ label, identifier }: Pick<Definition, 'label' | 'identifier'>) {
  return label ?? identifier
}
