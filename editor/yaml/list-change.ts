import { diffArrays } from 'diff'
import { isNode, type YAMLSeq } from 'yaml'
import { isEqual, type YamlValue } from './equal.ts'
import { column, endOf, indented, lineStart, nextLine, remarksAbove, replaced, spliced } from './lines.ts'
import { renderEntry } from './render.ts'

/** For each wanted entry, the index of the original entry, or undefined for a new one. */
export function origins(before: Array<YamlValue>, wanted: Array<YamlValue>): Array<number | undefined> {
  const found: Array<number | undefined> = []
  let place = 0
  let removed: Array<number> = []
  for (const { value, added, removed: isRemoved } of diffArrays(before, wanted, { comparator: isEqual })) {
    const places = value.map((_, index) => place + index)
    if (isRemoved) removed = places
    // Added entries that replace removed ones count as changed, in the same order.
    else if (added) found.push(...value.map((_, index) => removed[index]))
    else found.push(...places)
    if (!added) place += value.length
    if (!isRemoved) removed = []
  }
  const isUsed = new Set(found)
  // An entry that was moved.
  return found.map((from, index) => {
    if (from !== undefined) return from
    const moved = before.findIndex((entry, at) => !isUsed.has(at) && isEqual(entry, wanted[index]))
    isUsed.add(moved)
    return moved === -1 ? undefined : moved
  })
}

/** The source with the entries of a list reordered, added and removed. */
export function withEntries(
  source: string,
  list: YAMLSeq,
  wanted: Array<YamlValue>,
  from: Array<number | undefined>,
): string | undefined {
  if (list.flow || wanted.length === 0) return undefined
  const hyphens = hyphensOf(list)
  const [first] = hyphens
  if (first === undefined || hyphens.length !== list.items.length) return undefined
  const starts = hyphens.map((hyphen, index) => startOfEntry(source, list, hyphen, index))
  const last: unknown = list.items.at(-1)
  if (starts.includes(undefined) || !isNode(last)) return undefined
  const end = nextLine(source, endOf(source, last))
  const textOf = (index: number) => source.slice(starts[index], starts[index + 1] ?? end)
  const hasSpace = starts.length > 1 && /^\s*\n/.test(textOf(1))
  const indent = column(source, first)
  const entries = wanted.map((value, index) => {
    const place = from[index]
    const text =
      place === undefined
        ? `${indented(renderEntry(value, indent), indent)}\n`
        : textOf(place).replace(/\n?$/, '\n')
    const bare = text.replace(/^(?:[ \t]*\n)+/, '')
    if (index === 0) return bare
    return place === undefined || place === 0 ? (hasSpace ? `\n${bare}` : bare) : text
  })
  const text = entries.join('')
  return spliced(
    source,
    starts[0] ?? first,
    end,
    source.endsWith('\n') || end < source.length ? text : text.trimEnd(),
  )
}

/** The source with one entry rewritten. */
export function withEntryAnew(
  source: string,
  list: YAMLSeq,
  index: number,
  value: YamlValue,
): string | undefined {
  const [hyphen, node] = [hyphensOf(list)[index], list.items[index]]
  if (list.flow || hyphen === undefined || !isNode(node)) return undefined
  const indent = column(source, hyphen)
  const lines = indented(renderEntry(value, indent, node), indent).trimStart()
  return replaced(source, hyphen, endOf(source, node), lines)
}

function hyphensOf({ srcToken }: YAMLSeq): Array<number> {
  if (srcToken?.type !== 'block-seq') return []
  return srcToken.items.flatMap(({ start }) =>
    start.flatMap((token) => (token.type === 'seq-item-ind' ? [token.offset] : [])),
  )
}

/** Blank lines and comments above an entry belong to it; those above the first entry belong to the list. */
function startOfEntry(source: string, list: YAMLSeq, hyphen: number, index: number) {
  const line = lineStart(source, hyphen)
  if (source.slice(line, hyphen).trim() !== '') return undefined
  const before: unknown = list.items[index - 1]
  if (!isNode(before)) return line
  const limit = nextLine(source, endOf(source, before))
  return withEmptyLines(source, line, limit)
}

function withEmptyLines(source: string, start: number, limit: number): number {
  const remarks = remarksAbove(source, start, limit)
  if (remarks <= limit) return limit
  const above = lineStart(source, remarks - 1)
  const isEmpty = above >= limit && source.slice(above, remarks).trim() === ''
  if (isEmpty) return withEmptyLines(source, above, limit)
  return remarks === start ? start : withEmptyLines(source, remarks, limit)
}
