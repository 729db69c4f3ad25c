import { isNode, isScalar, type Pair, type YAMLMap } from 'yaml'
import type { YamlValue } from './equal.ts'
import {
  column,
  endOf,
  indented,
  lineStart,
  nextLine,
  remarksAbove,
  replaced,
  spliced,
  startOf,
} from './lines.ts'
import { renderField } from './render.ts'

/** Removes a field of a map from the source. */
export function withoutField(source: string, map: YAMLMap, key: string): string | undefined {
  const at = map.items.findIndex((pair) => keyOf(pair) === key)
  const [pair, next, before] = [map.items[at], map.items[at + 1], map.items[at - 1]]
  if (!pair || map.flow || map.items.length === 1) return undefined
  const start = startOfPair(pair)
  const line = lineStart(source, start)
  // After the hyphen of a list item: the next field takes its position.
  if (source.slice(line, start).trim() !== '') return next && spliced(source, start, startOfPair(next), '')
  const from = remarksAbove(source, line, before ? endOfPair(source, before) : 0)
  return spliced(source, from, nextLine(source, endOfPair(source, pair)), '')
}

/** Adds a field to a map, below the field `after` or at the top. */
export function withField(
  source: string,
  map: YAMLMap,
  { key, value, after }: { key: string; value: YamlValue; after: string | undefined },
): string | undefined {
  const first = map.items[0]
  if (!first || map.flow) return undefined
  const indent = column(source, startOfPair(first))
  const lines = indented(renderField(key, value, indent), indent)
  const above = map.items.find((pair) => keyOf(pair) === after)
  if (!above)
    return spliced(
      source,
      startOfPair(first),
      startOfPair(first),
      `${lines.trimStart()}\n${' '.repeat(indent)}`,
    )
  const end = endOfPair(source, above)
  const at = nextLine(source, end)
  return source.slice(0, at).endsWith('\n')
    ? spliced(source, at, at, `${lines}\n`)
    : spliced(source, at, at, `\n${lines}`)
}

/** Rewrites the value of a field. */
export function withFieldAnew(
  source: string,
  map: YAMLMap,
  key: string,
  value: YamlValue,
): string | undefined {
  const pair = map.items.find((item) => keyOf(item) === key)
  if (!pair || map.flow) return undefined
  const start = startOfPair(pair)
  const indent = column(source, start)
  const before = isNode(pair.value) ? pair.value : undefined
  const lines = indented(renderField(key, value, indent, before), indent).trimStart()
  return replaced(source, start, endOfPair(source, pair), lines)
}

function keyOf({ key }: Pair) {
  return isScalar(key) ? String(key.value) : undefined
}

function startOfPair({ key }: Pair) {
  if (!isNode(key)) throw new Error('A field without its place')
  return startOf(key)
}

function endOfPair(source: string, { key, value }: Pair) {
  const node = isNode(value) && value.range && value.range[0] !== value.range[1] ? value : key
  if (!isNode(node)) throw new Error('A field without its place')
  const end = endOf(source, node)
  return node === key ? end + 1 : end
}
