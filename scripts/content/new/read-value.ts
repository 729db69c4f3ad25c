import type { ExampleValue } from '#scripts/content/readme/examples/every-kind.ts'
import { ScriptError } from '#scripts/run.ts'
import type { Field } from '#src/content/schema/field.ts'

/** Parses the typed value of a field: a number, yes or no, or a list separated by commas. */
export function readValue(name: string, field: Field, written: string): ExampleValue {
  const text = written.trim()
  if (field.kind === 'number') {
    const number = Number(text)
    if (text === '' || Number.isNaN(number)) throw new ScriptError(`${name} is a number, and not "${text}".`)
    return number
  }
  if (field.kind === 'boolean') {
    if (/^(?:true|yes|y)$/i.test(text)) return true
    if (/^(?:false|no|n)$/i.test(text)) return false
    throw new ScriptError(`${name} is true or false, and not "${text}".`)
  }
  if (field.kind !== 'list') return text
  const entries = text.split(',').map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '').map((entry) => readValue(name, field.of, entry))
}

/** Whether a value of this field fits in one line. */
export function isTyped(field: Field): boolean {
  return field.kind === 'list' ? isTyped(field.of) && field.of.kind !== 'list' : field.kind !== 'object'
}

/** Whether the field is a picture. */
export function isPicture(field: Field): boolean {
  return (
    field.kind === 'object' &&
    field.fields.src?.kind === 'imageFile' &&
    Object.keys(field.fields).length === 2
  )
}
