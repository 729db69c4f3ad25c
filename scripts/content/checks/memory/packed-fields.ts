import { Document, isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml'
import { keyOf, offsetOf } from '#scripts/content/checks/document.ts'

type PackedScalar = [kind: 0, start: number, value: string | number | boolean | null]
type PackedMap = [
  kind: 1,
  start: number,
  entries: Array<[key: string, start: number, value: PackedNode | null]>,
]
type PackedList = [kind: 2, start: number, items: Array<PackedNode | null>]

/** The fields of a document with their positions, as JSON. */
export type PackedNode = PackedScalar | PackedMap | PackedList

/** Rules across documents use values and positions only, never the way in which they are written. */
export const NO_DOCUMENT = new Document()

/** Packs fields, or returns undefined if JSON cannot represent them, such as aliases or .inf */
export function packFields(root: YAMLMap): PackedNode | undefined {
  try {
    return packed(root)
  } catch (error) {
    if (error instanceof CannotPack) return undefined
    throw error
  }
}

class CannotPack extends Error {}

function packed(node: Node): PackedNode {
  const start = offsetOf(node)
  if (isMap(node)) return [1, start, node.items.map(packedPair)]
  if (isSeq(node)) return [2, start, node.items.map(packedOrNull)]
  if (isScalar(node)) return [0, start, plainValue(node.value)]
  throw new CannotPack()
}

function packedPair(pair: Pair): PackedMap[2][number] {
  if (!isScalar(pair.key)) throw new CannotPack()
  return [keyOf(pair), offsetOf(pair.key), packedOrNull(pair.value)]
}

function packedOrNull(value: unknown) {
  return value === null || value === undefined ? null : packed(value as Node)
}

function plainValue(value: unknown): PackedScalar[2] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new CannotPack()
}

/** Converts packed fields back to nodes. */
export function unpackFields(packedRoot: PackedNode): YAMLMap {
  const root = unpacked(packedRoot)
  if (!isMap(root)) throw new TypeError('The fields of a document are no map.')
  return root
}

function unpacked(packedNode: PackedNode): Node {
  const [kind, start] = packedNode
  if (kind === 0) return placed(new Scalar(packedNode[2]), start)
  if (kind === 2) {
    const list = new YAMLSeq()
    list.items = packedNode[2].map(unpackedOrNull)
    return placed(list, start)
  }
  const map = new YAMLMap()
  map.items = packedNode[2].map(
    ([key, keyStart, value]) => new Pair(placed(new Scalar(key), keyStart), unpackedOrNull(value)),
  )
  return placed(map, start)
}

function unpackedOrNull(packedNode: PackedNode | null) {
  return packedNode === null ? null : unpacked(packedNode)
}

function placed<Kind extends Node>(node: Kind, start: number): Kind {
  node.range = [start, start, start]
  return node
}
