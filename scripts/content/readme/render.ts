import { format } from 'oxfmt'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { examples } from './examples/every-kind.ts'
import { fieldRows } from './field-rows.ts'

/** Relative to content/README.md. */
const REFERENCE = '../docs/content-reference.md'

/** content/README.md: the unchanged introduction, then a list of the document types with links to the reference. */
export async function renderReadme(introduction: string, file: string): Promise<string> {
  const rows = documentSchemas.map(({ heading, isSingleton, path }) => {
    // The anchor that GitHub gives to a heading.
    const anchor = heading.toLowerCase().replaceAll(' ', '-')
    return `| [${heading}](${REFERENCE}#${anchor}) | \`content/${path}${isSingleton ? '' : '/'}\` |`
  })
  const table = ['| Kind of document | Where |', '| --- | --- |', ...rows].join('\n')
  return formatted([introduction.trimEnd(), '## The kinds of document', table], file)
}

/**
 * docs/content-reference.md: all document types with their fields, rules and a template, generated from the schema.
 */
export async function renderReference(file: string): Promise<string> {
  const introduction = `# Reference of the content

Every kind of document with its fields and their rules, and a template to copy for those that are added. It is made from
\`src/content/schema/\` by \`npm run content:readme\`. How to change the content is told in [content/README.md](../content/README.md).`
  return formatted([introduction, ...documentSchemas.map(kindSection)], file)
}

async function formatted(parts: ReadonlyArray<string>, file: string) {
  // The option of oxfmt.config.mjs that the templates in YAML show.
  const { code } = await format(file, parts.join('\n\n'), { singleQuote: true })
  return code
}

function kindSection(schema: DocumentSchema) {
  const { name, heading, description, format: language, body } = schema
  const example = examples[name]
  return [
    `## ${heading}`,
    description,
    whereItGoes(schema),
    ...(body === undefined ? [] : [`Below the fields: ${body}`]),
    table(schema),
    ...(example ? ['To copy:', ['````' + language, example.source.trimEnd(), '````'].join('\n')] : []),
  ].join('\n\n')
}

function whereItGoes({ name, isSingleton, path }: DocumentSchema) {
  if (isSingleton)
    return `There is one, [\`content/${path}\`](../content/${path}): change it, never add a second.`
  const example = examples[name]
  const there = `Each is a file of its own in [\`content/${path}/\`](../content/${path})`
  return example ? `${there}, such as \`content/${example.file}\`.` : `${there}.`
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
