import { isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { type ContentDocument, keyOf, offsetOf } from '#scripts/content/checks/document.ts'
import { offsetInSource } from '#scripts/content/checks/rich-text.ts'
import type { Excerpt } from '#scripts/content/checks/source-excerpt.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import type { Root, RootContent } from 'mdast'
import { markdownTree } from '#scripts/content/markdown/markdown-tree.ts'

/** A text that visitors read, and the positions of its characters. */
export type Passage = {
  value: string
  isMarkdown: boolean
  /** Whether it is the name of a person or place. */
  isName: boolean
  /** The names of its field and of the parent fields: sections, text. */
  path: ReadonlyArray<string>
  node: Scalar | null
  excerpt: Excerpt
  /** The position in the excerpt of a character of the value. */
  placeOf: (offset: number) => number
}

const known = new WeakMap<ContentDocument, Array<Passage>>()

/** All texts of a document: its fields from top to bottom, then the text below them. */
export function passagesOf(document: ContentDocument): ReadonlyArray<Passage> {
  const passages = known.get(document) ?? findPassages(document)
  known.set(document, passages)
  return passages
}

function findPassages({ schema, fields, body }: ContentDocument): Array<Passage> {
  const own = fields ? inFields(fields.root, schema.fields, fields.excerpt, []) : []
  if (!body) return own
  const text: Passage = {
    value: body.text,
    isMarkdown: true,
    isName: false,
    path: [],
    node: null,
    excerpt: body,
    placeOf: (offset) => offset,
  }
  return [...own, text]
}

function inFields(
  map: YAMLMap,
  fields: Fields,
  excerpt: Excerpt,
  above: ReadonlyArray<string>,
): Array<Passage> {
  return map.items.flatMap((pair) => {
    const key = keyOf(pair)
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    return field ? inValue(pair.value, field, excerpt, [...above, key]) : []
  })
}

function inValue(node: unknown, field: Field, excerpt: Excerpt, path: ReadonlyArray<string>): Array<Passage> {
  if (isAlias(node)) return []
  if (field.kind === 'list' && isSeq(node))
    return node.items.flatMap((item) => inValue(item, field.of, excerpt, path))
  if (field.kind === 'object' && isMap(node)) return inFields(node, field.fields, excerpt, path)
  if (!isScalar(node) || typeof node.value !== 'string') return []
  if (field.kind !== 'text' && field.kind !== 'richText') return []
  const { value } = node
  const start = offsetOf(node)
  const raw = excerpt.text.slice(start, node.range?.[1])
  const placeOf = (offset: number) => start + offsetInSource(value, raw, offset)
  const isName = field.kind === 'text' && field.isName === true
  return [{ value, isMarkdown: field.kind === 'richText', isName, path, node, excerpt, placeOf }]
}

/** Replaces everything that is not prose; no rule about words matches across it. */
export const OTHER = '¤'

const ADDRESSES =
  /\{\w+\}|(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b(?:\/\S*)?/giu

/** Every address contains one of these. Most texts contain none, and the search for addresses is slow. */
const PART_OF_ADDRESS = /[{@]|:\/\/|www\.|mailto:|\.(?:com|org|net|ng|example|md|yaml|js|ts|py|html|css)\b/i

type Written = Pick<Passage, 'value' | 'isMarkdown'>

// Cached, as several rules read each text.
const knownProse = new WeakMap<Written, string>()

/** The text with everything that is not prose replaced, so that each character keeps its position. */
export function proseOf(text: Written): string {
  const prose =
    knownProse.get(text) ?? withoutAddresses(text.isMarkdown ? textOfMarkdown(text.value) : text.value)
  knownProse.set(text, prose)
  return prose
}

function withoutAddresses(prose: string) {
  return PART_OF_ADDRESS.test(prose)
    ? prose.replace(ADDRESSES, (address) => OTHER.repeat(address.length))
    : prose
}

/** The paragraphs, headings and list items of a text, as prose. */
export function blocksOf(text: Pick<Passage, 'value' | 'isMarkdown'>): Array<string> {
  const prose = proseOf(text)
  const lines = text.value.split('\n')
  let place = 0
  return lines.reduce<Array<string>>((blocks, line) => {
    const isNew = place === 0 || prose.charAt(place - 1) === OTHER
    const own = prose.slice(place, place + line.length)
    place += line.length + 1
    return isNew ? [...blocks, own] : [...blocks.slice(0, -1), `${blocks.at(-1)} ${own}`]
  }, [])
}

function textOfMarkdown(source: string): string {
  // Blocks are separated from each other, while emphasis separates nothing. Offsets count UTF-16 units, as split
  // does.
  const prose = source.split('')
  const kept: Array<string> = prose.map((character) => (character === '\n' ? OTHER : ' '))

  function visit(node: Root | RootContent) {
    const { start, end } = node.position ?? {}
    const from = start?.offset ?? 0
    const to = end?.offset ?? from
    if (node.type === 'text') {
      // Block quotes have signs at the start of each line, within the text.
      const own = source.slice(from, to).replace(/(?<=\n)[ \t>]+/gu, (signs) => ' '.repeat(signs.length))
      kept.splice(from, own.length, ...own.split(''))
    } else if (node.type === 'break') kept.fill(' ', from, to)
    else if (!('children' in node)) kept.fill(OTHER, from, to)
    else {
      if (node.type === 'tableCell') kept.fill(OTHER, from, from + 1)
      if (node.type === 'link') kept.fill(OTHER, node.children.at(-1)?.position?.end.offset ?? from, to)
      node.children.forEach(visit)
    }
  }

  visit(markdownTree(source))
  return kept.join('')
}
