import { parse } from 'yaml'
import { isFields, type YamlFields, type YamlValue } from '#editor/yaml/equal.ts'
import { withValues } from '#editor/yaml/write-changes.ts'
import { onOneLine } from '#scripts/content/checks/value.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'

const REMARK = /^[ \t]*#|[ \t]#/gmu

/** Fixes the white space of texts that have one line. Remarks and all other lines stay as they are. */
export function withTextsOnOneLine(yaml: string, fields: Fields): string {
  try {
    const values: unknown = parse(yaml)
    if (!isFields(values)) return yaml
    const changed = withValues(yaml, tidied(values, fields))
    // A change that does not fit on its lines writes the whole text anew, without its remarks.
    return changed.match(REMARK)?.length === yaml.match(REMARK)?.length ? changed : yaml
  } catch {
    return yaml
  }
}

function tidied(values: YamlFields, fields: Fields): YamlFields {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      return [key, field ? tidiedValue(value, field) : value]
    }),
  )
}

function tidiedValue(value: YamlValue, field: Field): YamlValue {
  if (field.kind === 'text' && typeof value === 'string' && !field.paragraphs) return onOneLine(value)
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => tidiedValue(item, field.of))
  return field.kind === 'object' && isFields(value) ? tidied(value, field.fields) : value
}
