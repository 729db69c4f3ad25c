import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, type Document } from 'yaml'
import { renderDocument } from '#editor/write-changes.ts'
import { ScriptError } from '#scripts/run-script.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import { checkContent, readContent } from './checks/check-content.ts'
import { documentsOf } from './checks/document.ts'
import { didYouMean } from './checks/nearest.ts'
import { textLines } from './checks/problem.ts'
import { EXAMPLE_REMARK } from './checks/words.ts'
import { ENDINGS, fieldsBeforeName, kebab, LISTS_WITHIN, nameField, newKinds } from './kinds.ts'
import { examples, type ExampleValue } from './readme/examples/every-kind.ts'

type Values = Record<string, ExampleValue>

/**
 * `npm run content:new <kind> "Title"`: creates a draft that the checker accepts in the project at `root`, and returns the
 * next steps. Behind the title stands what the name of the file begins with: the day of an event, the group of a benefit.
 */
export async function newDocument(root: string, args: ReadonlyArray<string>, today: string): Promise<string> {
  const [kind = '', ...written] = args
  const schema = kindNamed(kind)
  const names = [nameField(schema), ...fieldsBeforeName(schema)]
  if (written.length !== names.length)
    throw new ScriptError(
      `Write the ${names.join(' and the ')} behind the kind: npm run content:new ${kind} "…"`,
    )
  const given: Values = Object.fromEntries(names.map((name, index) => [name, written[index] ?? '']))
  const file = `content/${fileName(schema, written)}`
  const target = path.join(root, file)
  if (existsSync(target)) throw new ScriptError(`${file} is there already. Nothing was changed.`)
  const { documents } = readContent(path.join(root, 'content'), () => undefined, [])
  const neighbours = documentsOf(documents, schema.name).map(({ data }) => data as Values)
  const { fields, left } = draftOf(schema, given, neighbours, today)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, textOf(schema, fields, left), { flag: 'wx' })

  const { problems } = await checkContent({ root })
  const errors = problems.filter((problem) => problem.file === file && problem.severity === 'error')
  if (errors.length === 0) return nextSteps(schema, file, left)
  rmSync(target)
  const lines = ['Nothing was made, because the check would refuse it:', ...errors.flatMap(textLines)]
  throw new ScriptError(lines.join('\n'))
}

function kindNamed(name: string): DocumentSchema {
  const kind = newKinds.find((each) => each.path === name)
  if (kind) return kind
  const folders = newKinds.map((each) => each.path)
  const found = name === '' ? 'Which kind of document?' : `There is no kind "${name}".`
  throw new ScriptError(`${found}${didYouMean(name, folders)} There are ${folders.join(', ')}.`)
}

function fileName(schema: DocumentSchema, [title = '', ...beginning]: ReadonlyArray<string>) {
  const stem = kebab([...beginning, title].join(' '))
    .slice(0, 80)
    .replace(/-$/, '')
  if (kebab(title) === '')
    throw new ScriptError(`"${title}" has no letters or digits for the name of a file.`)
  return `${schema.path}/${stem}${ENDINGS[schema.format]}`
}

/**
 * The required fields of a new document: the given values, the next free numbers, today, and otherwise values that
 * the checker accepts, from the template or, for pictures and option lists, from another document. `left` names these.
 */
function draftOf(schema: DocumentSchema, given: Values, neighbours: ReadonlyArray<Values>, today: string) {
  const fields: Values = {}
  const left: Array<string> = []
  for (const [name, field] of Object.entries(schema.fields)) {
    const value = given[name] ?? (isToday(name) ? today : isCounted(name) ? 0 : undefined)
    const isTime = field.kind === 'localDateTime'
    if (value !== undefined && !isTime) fields[name] = value
    else if (!field.optional) {
      left.push(name)
      const other = refersElsewhere(field) ? neighbours.find((values) => name in values)?.[name] : undefined
      const isList = Array.isArray(other) && field.kind === 'list'
      const example = isList ? other.slice(0, field.min ?? 1) : other
      const template = examples[schema.name]?.fields[name] ?? ''
      // Of an event only the day is given.
      fields[name] = example ?? (isTime ? `${String(given.start)}${String(template).slice(10)}` : template)
    }
  }
  // Last, as they depend on the list that the document belongs to.
  for (const name of ['id', 'order'].filter((each) => each in fields)) {
    const within = LISTS_WITHIN.filter((each) => name === 'order' && each in fields)
    const list = neighbours.filter((values) => within.every((each) => values[each] === fields[each]))
    fields[name] = Math.max(0, ...list.map((values) => Number(values[name]) || 0)) + 1
  }
  return { fields: { ...fields, draft: true }, left }
}

const isToday = (name: string) => ['publishedOn', 'lastConfirmedOn'].includes(name)
const isCounted = (name: string) => ['id', 'order'].includes(name)

/** Pictures are files, and options are content: those of a template may not exist. */
function refersElsewhere(field: Field): boolean {
  if (field.kind === 'list') return refersElsewhere(field.of)
  if (field.kind === 'object') return Object.values(field.fields).some(refersElsewhere)
  return ['imageFile', 'reference', 'link', 'email'].includes(field.kind)
}

function textOf(schema: DocumentSchema, fields: Values, left: ReadonlyArray<string>) {
  const yaml = renderDocument(fields, ({ contents }: Document) => {
    for (const { key, value } of isMap(contents) ? contents.items : []) {
      if (!isScalar(key)) continue
      if (key.value === 'draft' && isScalar(value))
        value.comment = ' Nobody sees it: remove this line to publish it.'
      else if (left.includes(String(key.value))) key.commentBefore = ` ${EXAMPLE_REMARK}`
    }
  })
  return schema.format === 'yaml' ? yaml : `---\n${yaml}---\n\n${examples[schema.name]?.body ?? ''}`
}

function nextSteps({ format }: DocumentSchema, file: string, left: ReadonlyArray<string>) {
  const own = [...left, ...(format === 'markdown' ? ['the text below the fields'] : [])]
  const steps = [
    ...(own.length > 0 ? [`Open it and write your own words where it has examples: ${own.join(', ')}.`] : []),
    'See it with: npm run dev -- --drafts',
    'Check it with: npm run content:check',
    'Remove the line "draft: true" when everybody may see it, and open a pull request.',
  ]
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`)
  return [`${file} is made, as a draft: nobody sees it yet.`, ...numbered].join('\n')
}
