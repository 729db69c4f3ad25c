import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { kebab } from './kinds.ts'
import { examples } from './readme/examples/every-kind.ts'
import { valueForm } from './value-form.ts'

const SCHEMAS = '.vscode/schemas'

/**
 * Configuration of VS Code for content/, by path from the project root: schemas for completion and validation of YAML
 * files, their mapping to files, and templates for new documents.
 */
export function vscodeFiles(): Map<string, string> {
  const inYaml = documentSchemas.filter(({ format }) => format === 'yaml')
  return new Map([
    ['.vscode/settings.json', json(settings(inYaml))],
    ['.vscode/content.code-snippets', json(snippets())],
    ...inYaml.map((schema): [string, string] => [`${SCHEMAS}/${fileOf(schema)}`, json(jsonSchemaOf(schema))]),
  ])
}

function fileOf({ name }: DocumentSchema) {
  return `${kebab(name)}.json`
}

function settings(inYaml: ReadonlyArray<DocumentSchema>) {
  return {
    'files.eol': '\n',
    'files.insertFinalNewline': true,
    'files.trimTrailingWhitespace': true,
    // YAML 1.2, in which "on" and "no" are strings.
    'yaml.yamlVersion': '1.2',
    'yaml.schemaStore.enable': false,
    'yaml.schemas': Object.fromEntries(
      inYaml.map((schema) => [
        `./${SCHEMAS}/${fileOf(schema)}`,
        `content/${schema.isSingleton ? schema.path : `${schema.path}/*.yaml`}`,
      ]),
    ),
    // Formatting on save would change lines that the editor did not touch.
    '[yaml]': { 'editor.formatOnSave': false, 'editor.insertSpaces': true, 'editor.tabSize': 2 },
    '[markdown]': { 'editor.formatOnSave': false, 'editor.quickSuggestions': { other: 'on' } },
  }
}

/** A template for each type of Markdown document: YAML extensions do not read front matter. */
function snippets() {
  return Object.fromEntries(
    documentSchemas
      .filter(({ format }) => format === 'markdown')
      .map(({ name, heading, description }) => [
        `New: ${heading}`,
        {
          scope: 'markdown',
          prefix: `new ${heading.toLowerCase()}`,
          description,
          // A dollar sign would start a placeholder of VS Code.
          body: examples[name]?.source.replaceAll('$', '\\$').trimEnd().split('\n'),
        },
      ]),
  )
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** JSON Schema (draft 7), with what VS Code's YAML extension adds: messages for patterns, and snippets. */
type JsonSchema = Record<string, unknown>

/** The schema of a document type, with an example to fill an empty file. */
function jsonSchemaOf(schema: DocumentSchema): JsonSchema {
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
