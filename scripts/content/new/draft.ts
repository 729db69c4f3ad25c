import { type ExampleValue, examples } from '#scripts/content/readme/examples/every-kind.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import { nextFree, type Values } from './neighbours.ts'

export type Draft = {
  fields: Values
  /** Fields without a given value: they contain one that the checker accepts, to be replaced by the editor. */
  examples: Array<string>
}

/**
 * The required fields of a new document: the given values, the next free numbers, today, and otherwise values that
 * the checker accepts, from the template or, for pictures and option lists, from another document.
 */
export function draftOf(
  schema: DocumentSchema,
  given: Values,
  neighbours: Array<Values>,
  today: string,
): Draft {
  const template = examples[schema.name]?.fields ?? {}
  const fields: Values = {}
  const left: Array<string> = []
  for (const [name, field] of Object.entries(schema.fields)) {
    const value = given[name]
    if (value !== undefined) fields[name] = value
    else if (field.optional || isCounted(name, field)) continue
    else if (isToday(name)) fields[name] = today
    else {
      const other = refersElsewhere(field) ? neighbours.find((values) => name in values)?.[name] : undefined
      fields[name] = other === undefined ? (template[name] ?? '') : shortened(other, field)
      left.push(name)
    }
  }
  const counted = Object.entries(schema.fields).filter(([name, field]) => isCounted(name, field))
  for (const [name] of counted) fields[name] ??= nextFree(neighbours, name, fields)
  const ordered: Values = {}
  for (const name of Object.keys(schema.fields)) {
    const value = fields[name]
    if (value !== undefined) ordered[name] = value
  }
  return { fields: { ...ordered, draft: true }, examples: left }
}

/** Whether a missing date defaults to the day on which the document is created. */
export function isToday(name: string): boolean {
  return ['publishedOn', 'lastConfirmedOn'].includes(name)
}

function isCounted(name: string, field: Field) {
  return field.kind === 'number' && (name === 'id' || name === 'order')
}

/** Pictures are files, and options are content: those of a template may not exist. */
function refersElsewhere(field: Field): boolean {
  if (field.kind === 'list') return refersElsewhere(field.of)
  if (field.kind === 'object') return Object.values(field.fields).some(refersElsewhere)
  return ['imageFile', 'reference', 'link', 'email'].includes(field.kind)
}

function shortened(value: ExampleValue, field: Field) {
  return Array.isArray(value) && field.kind === 'list' ? value.slice(0, field.min ?? 1) : value
}
