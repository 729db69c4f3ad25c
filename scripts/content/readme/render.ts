import { format, resolveConfig } from 'prettier'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { examples } from './examples/every-kind.ts'
import { fieldRows } from './field-rows.ts'
import { template, type Example } from './template.ts'

/** Relative to content/README.md. */
const REFERENCE = '../docs/content-reference.md'

/** content/README.md: the unchanged introduction, then a list of the document types with links to the reference. */
export async function renderReadme(introduction: string, file: string): Promise<string> {
  const rows = documentSchemas.map((schema) => {
    const { heading } = exampleOf(schema)
    return `| [${heading}](${REFERENCE}#${anchor(heading)}) | ${place(schema)} |`
  })
  const table = ['| Kind of document | Where |', '| --- | --- |', ...rows].join('\n')
  return formatted([introduction.trimEnd(), '## The kinds of document', table], file)
}

/**
 * docs/content-reference.md: all document types with their fields, rules and a template, generated from the schema.
 */
export async function renderReference(file: string): Promise<string> {
  const introduction = `# Reference of the content

Every kind of document with its fields and their rules, and a template to copy. It is made from \`src/content/schema/\` by
\`npm run content:readme\`. How to change the content is told in [content/README.md](../content/README.md).`
  return formatted(
    [introduction, ...documentSchemas.map((schema) => kindSection(schema, exampleOf(schema)))],
    file,
  )
}

async function formatted(parts: ReadonlyArray<string>, file: string) {
  return format(parts.join('\n\n'), { ...(await resolveConfig(file)), parser: 'markdown' })
}

function exampleOf({ name }: DocumentSchema) {
  const example = examples[name]
  if (!example) throw new Error(`${name} has no example: write one in scripts/content/readme/examples/.`)
  return example
}

/** The anchor that GitHub gives to a heading. */
function anchor(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
}

function place({ isSingleton, path }: DocumentSchema) {
  return isSingleton ? `\`content/${path}\`` : `\`content/${path}/\``
}

function kindSection(schema: DocumentSchema, example: Example) {
  const isMarkdown = schema.format === 'markdown'
  return [
    `## ${example.heading}`,
    schema.description,
    whereItGoes(schema, example),
    ...(isMarkdown ? [`Below the fields: ${schema.body ?? ''}`] : []),
    table(schema),
    schema.isSingleton ? 'How it looks:' : 'To copy:',
    ['````' + (isMarkdown ? 'markdown' : 'yaml'), template(schema, example).trimEnd(), '````'].join('\n'),
  ].join('\n\n')
}

function whereItGoes({ isSingleton, path }: DocumentSchema, { file }: Example) {
  if (isSingleton) return `There is one, \`content/${path}\`: change it, never add a second.`
  return `Each is a file of its own in \`content/${path}/\`, such as \`content/${file}\`.`
}

function table({ fields }: DocumentSchema) {
  const rows = fieldRows(fields).map(({ name, description, rules }) =>
    [`\`${name}\``, description, rules.join(' ')].map(cell).join(' | '),
  )
  return ['Field | What to write | Rules', '--- | --- | ---', ...rows].map((row) => `| ${row} |`).join('\n')
}

// A bar would end the cell; braces and brackets are safe in code only.
function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('<', '\\<')
}
