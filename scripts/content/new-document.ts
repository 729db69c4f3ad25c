import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as inquirer from '@inquirer/prompts'
import { isMap, isScalar, type Document } from 'yaml'
import { renderDocument } from '#editor/yaml/write-changes.ts'
import { ScriptError } from '#scripts/run-script.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import { checkContent, readContent } from './checks/check-content.ts'
import { documentsOf } from './checks/document.ts'
import { formFinding } from './checks/fields.ts'
import { didYouMean } from './checks/nearest.ts'
import { messageOf, problemOfFile, textLines } from './checks/problem.ts'
import { EXAMPLE_REMARK } from './checks/words.ts'
import { ENDINGS, fieldsBeforeName, kebab, LISTS_WITHIN, nameField, newKinds } from './kinds.ts'
import { listPaths, readOptionLists, type OptionLists } from './option-lists.ts'
import { examples, type ExampleValue } from './readme/examples/every-kind.ts'

/** The questions of @inquirer/prompts that are asked. */
export type Prompts = Pick<typeof inquirer, 'input' | 'select' | 'checkbox' | 'confirm'>

type Values = Record<string, ExampleValue>

type Options = {
  /** The folder that contains content/. */
  root: string
  args: ReadonlyArray<string>
  /** Undefined without a terminal: then required fields get examples. */
  prompts?: Prompts
  today: string
}

/** `npm run content:new`: creates a draft that the checker accepts, and returns the next steps. */
export async function newDocument({ root, args, prompts, today }: Options): Promise<string> {
  const [kind = '', title = '', ...more] = args
  const schema = kindNamed(kind)
  if (title === '' || more.length > 0)
    throw new ScriptError(`Write the ${nameField(schema)} behind the kind: npm run content:new ${kind} "…"`)
  const given: Values = { [nameField(schema)]: title }
  const { documents } = readContent(path.join(root, 'content'), () => undefined, [])
  if (prompts) await askForRest(prompts, schema, given, readOptionLists(documents))

  const file = `content/${fileName(schema, title, given)}`
  const target = path.join(root, file)
  if (existsSync(target)) throw new ScriptError(`${file} is there already. Nothing was changed.`)
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

/** Asks for each required field. An empty answer leaves an example for later. */
async function askForRest(prompts: Prompts, schema: DocumentSchema, values: Values, options: OptionLists) {
  for (const [name, field] of Object.entries(schema.fields)) {
    if (field.optional || name in values || isCounted(name) || !fitsOnALine(field)) continue
    const answer = await answerTo(prompts, name, field, options)
    const isEmpty = answer === '' || (Array.isArray(answer) && answer.length === 0)
    if (!isEmpty) values[name] = answer
  }
}

async function answerTo(
  prompts: Prompts,
  name: string,
  field: Field,
  options: OptionLists,
): Promise<ExampleValue> {
  const message = `${name}: ${field.description}`
  if (field.kind === 'boolean') return prompts.confirm({ message, default: false })
  const isList = field.kind === 'list'
  const inner = isList ? field.of : field
  const choices = choicesOf(inner, options)
  if (choices) return isList ? prompts.checkbox({ message, choices }) : prompts.select({ message, choices })
  const entriesIn = (answer: string) =>
    (isList ? answer.split(',') : [answer]).map((entry) => entry.trim()).filter(Boolean)
  const written = await prompts.input({
    message: message + (isList ? ' Separate them by commas.' : isToday(name) ? ' Empty: today.' : ''),
    validate: (answer) => {
      // Only the checker knows the facts in braces.
      const entries = entriesIn(answer).filter((entry) => !entry.includes('{'))
      const [first] = entries.flatMap((entry) => [formFinding(entry, inner)]).filter(Boolean)
      return first ? messageOf(problemOfFile('', ...first)) : true
    },
  })
  return isList ? entriesIn(written) : written.trim()
}

function choicesOf(field: Field, options: OptionLists): Array<{ value: string; name: string }> | undefined {
  if (field.kind === 'choice') return field.options.map((value) => ({ value, name: value }))
  const candidates = field.kind === 'reference' ? options[listPaths[field.to]] : undefined
  return candidates?.map(({ value, meaning }) => ({
    value,
    name: meaning === undefined ? value : `${meaning} (${value})`,
  }))
}

function fitsOnALine(field: Field): boolean {
  const { kind } = field.kind === 'list' ? field.of : field
  return !['object', 'number', 'imageFile'].includes(kind)
}

function fileName(schema: DocumentSchema, title: string, values: Values) {
  // For a time, its day.
  const beginning = fieldsBeforeName(schema).map((name) => String(values[name] ?? '').split('T')[0])
  const stem = kebab([...beginning, title].filter(Boolean).join(' '))
    .slice(0, 80)
    .replace(/-$/, '')
  if (stem === '') throw new ScriptError(`"${title}" has no letters or digits for the name of a file.`)
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
    if (value !== undefined) fields[name] = value
    else if (!field.optional) {
      left.push(name)
      const other = refersElsewhere(field) ? neighbours.find((values) => name in values)?.[name] : undefined
      const isList = Array.isArray(other) && field.kind === 'list'
      const example = isList ? other.slice(0, field.min ?? 1) : other
      fields[name] = example ?? examples[schema.name]?.fields[name] ?? ''
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
