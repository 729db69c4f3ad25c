import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Field } from '#src/content/schema/field.ts'
import type { ProblemText } from './problem.ts'

/** Whether a value is missing, blank, or a list or group without entries. */
export function isEmpty(node: Node | null): boolean {
  if (node === null) return true
  if (isMap(node) || isSeq(node)) return node.items.length === 0
  return (
    isScalar(node) && (node.value === null || (typeof node.value === 'string' && node.value.trim() === ''))
  )
}

/** The problem with a value of the wrong type: a text for a number, one value for a list. */
export function wrongType(node: Node | null, field: Field): ProblemText | undefined {
  const found = `this is ${sortOf(node)}.`
  switch (field.kind) {
    case 'list':
      if (isSeq(node)) return undefined
      return {
        found,
        fix: 'Begin each entry with a hyphen on a line of its own.',
        expected: 'A list belongs here.',
      }
    case 'object': {
      if (isMap(node)) return undefined
      const lines = Object.keys(field.fields).map((name) => `${name}: …`)
      return {
        found,
        fix: `Write on indented lines below: ${lines.join(', ')}.`,
        expected: 'Several fields belong here.',
      }
    }
    case 'number':
      if (isScalar(node) && typeof node.value === 'number') return undefined
      return {
        found,
        fix: 'Write digits only, without quotes, commas or a currency sign.',
        expected: 'A number belongs here.',
      }
    case 'boolean':
      if (isScalar(node) && typeof node.value === 'boolean') return undefined
      return { found, fix: 'Write true or false, without quotes.', expected: 'A yes or no belongs here.' }
    default:
      if (isScalar(node) && typeof node.value === 'string') return undefined
      return {
        found,
        fix: isScalar(node)
          ? `Put it in quotes: '${node.source ?? String(node.value)}'.`
          : isMap(node) && node.flow
            ? 'Put the whole text in quotes.'
            : undefined,
        expected: 'A text belongs here.',
      }
  }
}

function sortOf(node: Node | null) {
  if (isSeq(node)) return 'a list'
  if (isMap(node)) return 'a group of fields'
  if (!isScalar(node)) return 'nothing'
  if (typeof node.value === 'number') return `the number ${node.source ?? node.value}`
  if (typeof node.value === 'boolean') return `a yes or no (${node.value})`
  return `the text "${String(node.value)}"`
}
