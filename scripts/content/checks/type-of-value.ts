import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Field } from '#src/content/schema/field.ts'
import type { Words } from './problem.ts'

/** Whether a value is missing, blank, or a list or group without entries. */
export function isEmpty(node: Node | null): boolean {
  if (isMap(node) || isSeq(node)) return node.items.length === 0
  return !isScalar(node) || node.value === null || String(node.value).trim() === ''
}

/** The problem with a value of the wrong type: a text for a number, one value for a list. */
export function wrongType(node: Node | null, field: Field): Words | undefined {
  const found = `this is ${sortOf(node)}.`
  const type = isScalar(node) ? typeof node.value : undefined
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
      const fix = `Write on indented lines below: ${lines.join(', ')}.`
      return { found, fix, expected: 'Several fields belong here.' }
    }
    case 'number': {
      if (type === 'number') return undefined
      const fix = 'Write digits only, without quotes, commas or a currency sign.'
      return { found, fix, expected: 'A number belongs here.' }
    }
    case 'boolean':
      if (type === 'boolean') return undefined
      return { found, fix: 'Write true or false, without quotes.', expected: 'A yes or no belongs here.' }
    default: {
      if (type === 'string') return undefined
      const fix = isScalar(node)
        ? `Put it in quotes: '${node.source ?? String(node.value)}'.`
        : isMap(node) && node.flow
          ? 'Put the whole text in quotes.'
          : undefined
      return { found, fix, expected: 'A text belongs here.' }
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
