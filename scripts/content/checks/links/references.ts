import type { Definition, Root } from 'mdast'
import { allowed, didYouMean, named } from '#scripts/content/checks/nearest.ts'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'
import { nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'

// In code such as rows[1][2], brackets follow a word.
const REFERENCE = /(?<![\p{L}\p{N}])!?\[([^[\]]*)\]\[([^[\]\n]*)\]/gu
const FOOTNOTE = /\[\^([^[\]\s]+)\](?!:)/gu

/** Reports reference links and footnotes without a definition: visitors would see the brackets. */
export function undefinedReferences(source: string, leftovers: string, tree: Root): Array<PlacedFinding> {
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
export function definitionProblems(tree: Root): Array<PlacedFinding> {
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

/** Reports footnotes without a reference in the text, which are not shown at all. */
export function unusedNotes(tree: Root): Array<PlacedFinding> {
  const notes = nodesOfType(tree, 'footnoteDefinition')
  if (notes.length === 0) return []
  const used = identifiersOf(nodesOfType(tree, 'footnoteReference'))
  return notes
    .filter(({ identifier }) => !used.has(identifier))
    .map((note) => ({
      offset: note.position?.start.offset ?? 0,
      rule: 'unused-definition',
      words: {
        found: `nothing in the text leads to the note "[^${labelOf(note)}]".`,
        fix: `Write [^${labelOf(note)}] behind the words it is about, or remove it.`,
        expected: 'Visitors do not see a note that no number leads to.',
      },
    }))
}

function identifiersOf(references: ReadonlyArray<{ identifier: string }>) {
  return new Set(references.map(({ identifier }) => identifier))
}

function labelOf({ label, identifier }: Pick<Definition, 'label' | 'identifier'>) {
  return label ?? identifier
}
