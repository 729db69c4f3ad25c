import { kebab } from '#scripts/content/checks/files.ts'
import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { jsonSchemaOf } from './json-schema.ts'

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
