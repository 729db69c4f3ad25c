import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'

/** JSON Schema (draft 7), with what VS Code's YAML extension adds: messages for patterns, and snippets. */
export type JsonSchema = Record<string, unknown>

/** The form of a text: a regular expression for the whole of it, and what to write. */
type Form = [pattern: string, says: string]

/** The values in the place of placeholders such as {site} are known to the checker only. */
const FORMS: Partial<Record<Field['kind'], Form>> = {
  date: [String.raw`\d{4}-\d\d-\d\d`, 'Write a day: 2026-03-07.'],
  moment: [
    String.raw`\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?`,
    'Write a day, 2026-03-07, or a day and a time: 2026-03-07T10:00.',
  ],
  localDateTime: [String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d`, 'Write a day and a time: 2026-03-07T10:00.'],
  url: [String.raw`(?:https://|\{\w+\}).*`, 'Write a complete address that begins with https://.'],
  link: [
    String.raw`(?:/|https://|mailto:|\{\w+\}).*`,
    'Write a page of this site (/donate) or a complete https:// address.',
  ],
  email: [String.raw`[^\s@]+@[^\s@]+`, 'Write an e-mail address.'],
  imageFile: [
    String.raw`images/[^/]+\.(?:webp|png|jpe?g|svg)`,
    'Write a file in the images folder: images/name.webp.',
  ],
}

export function formOf(field: Field): Form | undefined {
  const own: Form | undefined =
    field.kind === 'text' && field.pattern
      ? [field.pattern.source, `It ${field.pattern.says}.`]
      : FORMS[field.kind]
  return own && [`^(?:${own[0]})$`, own[1]]
}

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
      const [pattern, patternErrorMessage] = formOf(field) ?? []
      const maxLength = field.kind === 'text' ? field.maxLength : undefined
      return { description, type: 'string', maxLength, pattern, patternErrorMessage }
    }
  }
}
