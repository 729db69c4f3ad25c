import { type ExampleValue, examples } from '#scripts/content/readme/examples/every-kind.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'

/** The subset of JSON Schema (draft 7) that VS Code's YAML extension needs, with its snippets. */
export type JsonSchema = {
  $schema?: string
  title?: string
  description?: string
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  enum?: ReadonlyArray<string>
  pattern?: string
  patternErrorMessage?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: ReadonlyArray<string>
  additionalProperties?: false
  defaultSnippets?: ReadonlyArray<{ label: string; description: string; body: ExampleValue }>
}

/** Matches a placeholder such as {site}: the checker replaces it, VS Code cannot. */
const PLACEHOLDER = String.raw`\{\w+\}`

/** The schema of a document type, with an example to fill an empty file. */
export function jsonSchemaOf(schema: DocumentSchema): JsonSchema {
  const { name, heading, description } = schema
  const example = examples[name]
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: heading,
    description,
    ...objectSchema(everyField(schema)),
    ...(example && {
      defaultSnippets: [{ label: `New: ${heading}`, description, body: example.fields }],
    }),
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
export function fieldSchema(field: Field): JsonSchema {
  const { description } = field
  switch (field.kind) {
    case 'text': {
      const { maxLength, pattern } = field
      return {
        description,
        type: 'string',
        ...(maxLength !== undefined && { maxLength }),
        ...(pattern && { pattern: `^(?:${pattern.source})$`, patternErrorMessage: `It ${pattern.says}.` }),
      }
    }
    // The values of a reference are content, which changes independently of this file: only the checker knows them.
    case 'reference':
    case 'richText':
    case 'timeZone':
      return { description, type: 'string' }
    case 'number': {
      const { integer, min, max } = field
      return {
        description,
        type: integer ? 'integer' : 'number',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
      }
    }
    case 'boolean':
      return { description, type: 'boolean' }
    case 'date':
      return matching(description, String.raw`\d{4}-\d\d-\d\d`, 'Write a day: 2026-03-07.')
    case 'moment':
      return matching(
        description,
        String.raw`\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?`,
        'Write a day, 2026-03-07, or a day and a time: 2026-03-07T10:00.',
      )
    case 'localDateTime':
      return matching(
        description,
        String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d`,
        'Write a day and a time: 2026-03-07T10:00.',
      )
    case 'url':
      return matching(
        description,
        `(?:https://|${PLACEHOLDER}).*`,
        'Write a complete address that begins with https://.',
      )
    case 'link':
      return matching(
        description,
        `(?:/|https://|mailto:|${PLACEHOLDER}).*`,
        'Write a page of this site (/donate) or a complete https:// address.',
      )
    case 'email':
      return matching(description, String.raw`[^\s@]+@[^\s@]+`, 'Write an e-mail address.')
    case 'imageFile':
      return matching(
        description,
        String.raw`images/[^/]+\.(?:webp|png|jpe?g|svg)`,
        'Write a file in the images folder: images/name.webp.',
      )
    case 'choice':
      return { description, type: 'string', enum: field.options }
    case 'list': {
      const { of, min, max } = field
      return {
        description,
        type: 'array',
        items: fieldSchema(of),
        ...(min !== undefined && { minItems: min }),
        ...(max !== undefined && { maxItems: max }),
      }
    }
    case 'object':
      return { description, ...objectSchema(field.fields) }
  }
}

function matching(description: string, source: string, says: string): JsonSchema {
  return { description, type: 'string', pattern: `^(?:${source})$`, patternErrorMessage: says }
}
