import { format } from 'oxfmt'
import { limits } from '#scripts/content/checks/fields.ts'
import { shapeName } from '#scripts/content/checks/pictures.ts'
import { listPaths } from '#scripts/content/option-lists.ts'
import { valueForm } from '#scripts/content/value-form.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields, ListField } from '#src/content/schema/field.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { examples } from './examples/every-kind.ts'

/** Relative to content/README.md. */
const REFERENCE = '../docs/content-reference.md'

/** content/README.md: the unchanged introduction, then a list of the document types with links to the reference. */
export async function renderReadme(introduction: string): Promise<string> {
  const rows = documentSchemas.map(({ heading, isSingleton, path }) => {
    // The anchor that GitHub gives to a heading.
    const anchor = heading.toLowerCase().replaceAll(' ', '-')
    return `| [${heading}](${REFERENCE}#${anchor}) | \`content/${path}${isSingleton ? '' : '/'}\` |`
  })
  const table = ['| Kind of document | Where |', '| --- | --- |', ...rows].join('\n')
  return formatted([introduction.trimEnd(), '## The kinds of document', table])
}

/**
 * docs/content-reference.md: all document types with their fields, rules and a template, generated from the schema.
 */
export async function renderReference(): Promise<string> {
  const introduction = `# Reference of the content

Every kind of document with its fields and their rules, and a template to copy for those that are added. It is made from
\`src/content/schema/\` by \`npm run content:readme\`. How to change the content is told in [content/README.md](../content/README.md).`
  return formatted([introduction, ...documentSchemas.map(kindSection)])
}

async function formatted(parts: ReadonlyArray<string>) {
  // The option of oxfmt.config.mjs that the templates in YAML show.
  const { code } = await format('page.md', parts.join('\n\n'), { singleQuote: true })
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
  const rows = fieldRows(fields).map((row) => row.map(cell).join(' | '))
  return ['Field | What to write | Rules', '--- | --- | ---', ...rows].map((row) => `| ${row} |`).join('\n')
}

// A bar would end the cell; braces and brackets are safe in code only.
function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('<', '\\<')
}

/** The rows of all fields; fields of groups and of list entries follow their parent. */
function fieldRows(fields: Fields, above = ''): Array<Array<string>> {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = above === '' ? key : `${above} › ${key}`
    const row = [`\`${name}\``, field.description, rulesOf(key, field, above === '').join(' ')]
    const inner = field.kind === 'list' ? field.of : field
    if (inner.kind !== 'object' || isPicture(inner)) return [row]
    return [row, ...fieldRows(inner.fields, name)]
  })
}

/** Pictures are explained once for all types. */
function isPicture(field: Field) {
  return field.kind === 'object' && Object.keys(field.fields).join() === 'src,alt'
}

function rulesOf(key: string, field: Field, isOnTop: boolean): Array<string> {
  const rules = field.optional ? ['Optional.'] : []
  if (isOnTop && key === 'order') return [...rules, 'A whole number. No two on the same list share it.']
  if (isOnTop && key === 'id') return [...rules, 'A whole number that no other has.']
  return [...rules, ...rulesOfValue(field)]
}

function rulesOfValue(field: Field): Array<string> {
  const [, form = ''] = valueForm(field) ?? []
  switch (field.kind) {
    case 'text':
      return [field.maxLength ? `At most ${field.maxLength} characters.` : '', form].filter(Boolean)
    case 'richText':
      return ['Paragraphs, lists, links and emphasis in Markdown.']
    case 'number':
      return [`A ${field.integer ? 'whole number' : 'number'}, ${limits(field.min, field.max)}.`]
    case 'boolean':
      return ['`true` or `false`.']
    case 'timeZone':
      return ['A continent and a city: `Africa/Lagos`.']
    case 'choice':
      return [`One of: ${field.options.map((option) => `\`${option}\``).join(', ')}.`]
    case 'reference':
      return [`Spelled as in \`${listPaths[field.to]}\`.`]
    case 'list':
      return listRules(field)
    case 'object':
      return isPicture(field)
        ? ['A picture: `src` and `alt`.', ...sizeRules(field.fields.src)]
        : ['Several fields, each on a line of its own.']
    default:
      return [form]
  }
}

function sizeRules(src: Field | undefined) {
  if (src?.kind !== 'imageFile') return []
  const { minWidth, shape } = src
  return [
    ...(minWidth ? [`At least ${minWidth} pixels wide.`] : []),
    ...(shape ? [`Its shape is ${shapeName(shape)}.`] : []),
  ]
}

function listRules({ of, min, max }: ListField) {
  const list = ['A list', limits(min || undefined, max)].filter(Boolean).join(' of ')
  if (of.kind === 'object' && !isPicture(of)) return [`${list}.`, 'Each entry has the fields below.']
  const ofEach = rulesOfValue(of).map((rule) => `Each: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`)
  return [`${list}.`, ...ofEach]
}
