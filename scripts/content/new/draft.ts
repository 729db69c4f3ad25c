import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import type { ExampleValue } from '#scripts/content/readme/template.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import { nextFree, type Values } from './neighbours.ts'

export type Draft = {
  fields: Values
  /** Fields that nobody has given a value: they hold one that the checker accepts, and wait for the editor. */
  examples: Array<string>
}

/**
 * All required fields of a new document: what was given, the next free numbers and today, and else a value that the
 * checker accepts, from the template or, for pictures and words of the option lists, from another document.
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

/** Whether a day that nobody gave is the day on which the document is made. */
export function isToday(name: string): boolean {
  return ['publishedOn', 'lastConfirmedOn'].includes(name)
}

function isCounted(name: string, field: Field) {
  return field.kind === 'number' && (name === 'id' || name === 'order')
}

/** Pictures are files, and words of lists are content: those of a template need not be there. */
function refersElsewhere(field: Field): boolean {
  if (field.kind === 'list') return refersElsewhere(field.of)
  if (field.kind === 'object') return Object.values(field.fields).some(refersElsewhere)
  return ['imageFile', 'reference', 'link', 'email'].includes(field.kind)
}

function shortened(value: ExampleValue, field: Field) {
  return Array.isArray(value) && field.kind === 'list' ? value.slice(0, field.min ?? 1) : value
}
