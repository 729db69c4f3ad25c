import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { getLanguageService } from 'yaml-language-server'
import { filesBelow } from '#scripts/files-below.ts'
import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { vscodeFiles } from '#scripts/content/vscode-files.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

const root = join(import.meta.dirname, '../..')
const fixture = join(root, 'tests/fixtures/site')
const files = vscodeFiles()
const { 'yaml.schemas': patterns, 'yaml.yamlVersion': yamlVersion } = JSON.parse(
  files.get('.vscode/settings.json') ?? '{}',
) as { 'yaml.schemas': Record<string, string>; 'yaml.yamlVersion': '1.2' }

/** The language server of VS Code's YAML extension, with the settings of the project. */
function languageServer() {
  const service = getLanguageService({
    schemaRequestService: (uri) => Promise.resolve(files.get(uri.replace('file:///', '')) ?? ''),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  })
  service.configure({
    validate: true,
    completion: true,
    hover: true,
    yamlVersion,
    schemas: Object.entries(patterns).map(([schema, pattern]) => ({
      uri: `file:///${schema.replace('./', '')}`,
      fileMatch: [`file:///${pattern}`],
    })),
  })
  return service
}

const service = languageServer()
let version = 0
// The server caches each version of a document.
const opened = (path: string, text: string) =>
  TextDocument.create(`file:///content/${path}`, 'yaml', (version += 1), text)

async function underlined(path: string, text: string) {
  const document = opened(path, text)
  const found = await service.doValidation(document, false)
  return found.map(({ range, message }) => {
    const [line = ''] = message.split('\n')
    return `${document.getText(range)}: ${line}`
  })
}

async function offered(path: string, text: string) {
  const document = opened(path, text.replace('|', ''))
  const { items } = await service.doComplete(document, document.positionAt(text.indexOf('|')), false)
  return items.map(({ label }) => label)
}

const faq = (fields: string) => `question: Who may come?\n${fields}`

test('the committed files are what the schema makes of them: otherwise run npm run content:readme [EDIT-1]', () => {
  for (const [path, text] of files) {
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(text)
  }
  const schemas = readdirSync(join(root, '.vscode/schemas')).map((name) => `.vscode/schemas/${name}`)
  expect(schemas.filter((path) => !files.has(path))).toEqual([])
})

test('no sound file has a red line [EDIT-1]', async () => {
  const yaml = filesBelow(join(fixture, 'content')).filter((path) => path.endsWith('.yaml'))
  for (const path of yaml) {
    const text = readFileSync(join(fixture, 'content', path), 'utf8')
    expect(await underlined(path, text), path).toEqual([])
  }
})

test.each([
  ['a field that there is not', faq('anser: Everybody.'), 'anser: Property anser is not allowed.'],
  ['a value outside the list', faq('section: general'), 'general: Value is not accepted. Valid values: '],
  ['a field that is missing', faq('order: 1'), 'q: Missing property "answer".'],
])('%s has a red line [EDIT-1]', async (_, text, message) => {
  const found = await underlined('faqs/who-may-come.yaml', text)
  expect(found).toContainEqual(expect.stringContaining(message))
})

test('the fields that are still missing are offered, and the values of a choice [EDIT-1]', async () => {
  const fields = await offered('faqs/who-may-come.yaml', faq('|'))
  expect(fields).toEqual(expect.arrayContaining(['answer', 'section', 'order']))
  expect(fields).not.toContain('question')
  expect(await offered('faqs/who-may-come.yaml', faq('section: |'))).toContain('donations')
})

test('each kind of document with a text has its template [EDIT-2]', () => {
  const snippets = JSON.parse(files.get('.vscode/content.code-snippets') ?? '{}') as Record<
    string,
    { prefix: string; body: Array<string> }
  >
  const kinds = documentSchemas.filter(({ format }) => format === 'markdown')
  expect(kinds.length).toBeGreaterThan(2)
  for (const { name, heading } of kinds) {
    const snippet = snippets[`New: ${heading}`]
    // VS Code inserts a dollar sign for an escaped one.
    const inserted = snippet?.body.join('\n').replaceAll('\\$', '$')
    expect(examples[name]?.source.trimEnd(), name).toBe(inserted)
  }
})
