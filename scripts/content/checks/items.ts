import { isMap, isScalar, type YAMLSeq } from 'yaml'
import type { ListField } from '#src/content/schema/field.ts'
import type { Context } from './context.ts'
import { offsetOf } from './document.ts'

/** Fields that identify an entry of a list, so that they must be unique. */
const KEYS = ['key', 'code']

/** Checks a list as a whole: the number of entries, and duplicates. */
export function checkItems(node: YAMLSeq, { min, max }: ListField, label: string, context: Context) {
  const count = node.items.length
  if ((min !== undefined && count < min) || (max !== undefined && count > max)) {
    context.report(offsetOf(node), 'list-length', {
      found: `${label}: ${count} ${count === 1 ? 'entry is' : 'entries are'} ${count < (min ?? 0) ? 'too few' : 'too many'}.`,
      expected: `There ${range(min, max)}.`,
    })
  }
  const seen = new Map<string, number>()
  node.items.forEach((item, index) => {
    const entry = isMap(item) ? KEYS.map((key) => item.get(key, true)).find(isScalar) : item
    if (!isScalar(entry) || entry.value === null) return
    const value = String(entry.value)
    const earlier = seen.get(value)
    if (earlier === undefined) {
      seen.set(value, index)
      return
    }
    context.report(offsetOf(entry), 'repeated-item', {
      found: `${label}: "${value}" is there twice.`,
      fix: 'Remove one of the two.',
      expected: `It already is entry ${earlier + 1}.`,
    })
  })
}

function range(min: number | undefined, max: number | undefined) {
  if (min === max) return `have to be exactly ${min}`
  if (min === undefined) return `may be up to ${max}`
  return max === undefined ? `have to be at least ${min}` : `have to be ${min} to ${max}`
}
