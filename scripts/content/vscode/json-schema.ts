import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { valueForm } from '#scripts/content/value-form.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'

/** JSON Schema (draft 7), with what VS Code's YAML extension adds: messages for patterns, and snippets. */
export type JsonSchema = Record<string, unknown>

/** The schema of a document type, with an example to fill an empty file. */
export function jsonSchemaOf(schema: DocumentSchema): JsonSchema {
  const { name, heading, description } = schema
  const example = examples[name]
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: heading,
    description,
    ...objectSchema(everyField(schema)),
    defaultSnippets: example && [{ label: `New: ${heading}`, description, body: example.fields }],
  }
}

function objectSchema(fields: Fields): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)])),
    required: Object.keys(fields).filter((key) => !fields[key]?.optional),
    additionalProperties: false,
  }
}

/** The rules of one field. */
function fieldSchema(field: Field): JsonSchema {
  const { description } = field
  switch (field.kind) {
    case 'number':
      return {
        description,
        type: field.integer ? 'integer' : 'number',
        minimum: field.min,
        maximum: field.max,
      }
    case 'boolean':
      return { description, type: 'boolean' }
    case 'choice':
      return { description, type: 'string', enum: field.options }
    case 'list': {
      const { of, min, max } = field
      return { description, type: 'array', items: fieldSchema(of), minItems: min, maxItems: max }
    }
    case 'object':
      return { description, ...objectSchema(field.fields) }
    default: {
      const [pattern, patternErrorMessage] = valueForm(field) ?? []
      const maxLength = field.kind === 'text' ? field.maxLength : undefined
      return { description, type: 'string', maxLength, pattern, patternErrorMessage }
    }
  }
}
