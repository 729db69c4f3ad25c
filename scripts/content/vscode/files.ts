import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { template } from '#scripts/content/readme/template.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { jsonSchemaOf } from './json-schema.ts'

const SCHEMAS = '.vscode/schemas'

/**
 * What VS Code needs to help with content/, by path from the root of the project: schemas for completion and red
 * underlines in YAML files, which files they are for, and templates for new documents.
 */
export function vscodeFiles(): Map<string, string> {
  const inYaml = documentSchemas.filter(({ format }) => format === 'yaml')
  return new Map([
    ['.vscode/settings.json', json(settings(inYaml))],
    ['.vscode/content.code-snippets', json(snippets())],
    ...inYaml.map((schema): [string, string] => [`${SCHEMAS}/${fileOf(schema)}`, json(jsonSchemaOf(schema))]),
  ])
}

/** A path in kebab case: SiteSettings is site-settings.json. */
function fileOf({ name }: DocumentSchema) {
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`
}

function settings(inYaml: ReadonlyArray<DocumentSchema>) {
  return {
    'files.eol': '\n',
    'files.insertFinalNewline': true,
    'files.trimTrailingWhitespace': true,
    // The words "on" and "no" are texts in our files, as in YAML 1.2.
    'yaml.yamlVersion': '1.2',
    'yaml.schemaStore.enable': false,
    'yaml.schemas': Object.fromEntries(
      inYaml.map((schema) => [
        `./${SCHEMAS}/${fileOf(schema)}`,
        `content/${schema.isSingleton ? schema.path : `${schema.path}/*.yaml`}`,
      ]),
    ),
    // Editors save whole documents; nothing rewrites the lines that they did not touch.
    '[yaml]': { 'editor.formatOnSave': false, 'editor.insertSpaces': true, 'editor.tabSize': 2 },
    '[markdown]': { 'editor.formatOnSave': false, 'editor.quickSuggestions': { other: 'on' } },
  }
}

/** A template for each kind of document with a text below its fields: YAML extensions do not read those fields. */
function snippets() {
  return Object.fromEntries(
    documentSchemas
      .filter(({ format }) => format === 'markdown')
      .map((schema) => {
        const example = examples[schema.name]
        if (!example) throw new Error(`${schema.name} has no example.`)
        return [
          `New: ${example.heading}`,
          {
            scope: 'markdown',
            prefix: `new ${example.heading.toLowerCase()}`,
            description: schema.description,
            // A dollar sign would begin a placeholder of VS Code.
            body: template(schema, example).replaceAll('$', '\\$').trimEnd().split('\n'),
          },
        ]
      }),
  )
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}
