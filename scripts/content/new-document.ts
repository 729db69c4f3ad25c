import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { checkbox, confirm, input, select } from '@inquirer/prompts'
import { isMap, isScalar, parse, type Document } from 'yaml'
import { renderDocument } from '#editor/yaml/write-changes.ts'
import { ScriptError } from '#scripts/run.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import { checkContent } from './checks/check-content.ts'
import { kebab } from './checks/files.ts'
import { candidateOf, listPaths } from './checks/option-lists.ts'
import { messageOf, problemOfFile } from './checks/problem.ts'
import { textLines } from './checks/report.ts'
import { EXAMPLE_REMARK } from './checks/words.ts'
import { formFinding } from './checks/fields.ts'
import { fieldsBeforeName, kindNamed, nameField } from './kinds.ts'
import { readLeniently } from './lenient-document.ts'
import { examples, type ExampleValue } from './readme/examples/every-kind.ts'

/** The questions of @inquirer/prompts that are asked. */
export type Prompts = {
  input: typeof input
  select: typeof select<string>
  checkbox: typeof checkbox<string>
  confirm: typeof confirm
}

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
  if (prompts) await askForRest(prompts, schema, given, root).catch(stop)

  const name = fileName(schema, title, given)
  const target = path.join(root, 'content', name)
  if (existsSync(target)) throw new ScriptError(`content/${name} is there already. Nothing was changed.`)
  const { fields, left } = draftOf(schema, given, neighboursOf(root, schema), today)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, textOf(schema, fields, left), { flag: 'wx' })
  await refuseErrors(root, `content/${name}`, target)
  return nextSteps(schema, name, left)
}

/** Asks for each required field. An empty answer leaves an example for later. */
async function askForRest(prompts: Prompts, schema: DocumentSchema, values: Values, root: string) {
  for (const [name, field] of Object.entries(schema.fields)) {
    if (field.optional || name in values || isCounted(name, field) || !fitsOnALine(field)) continue
    const answer = await answerTo(prompts, name, field, root)
    const isEmpty = answer === '' || (Array.isArray(answer) && answer.length === 0)
    if (!isEmpty) values[name] = answer
  }
}

/** Somebody may press Ctrl+C at a question. */
function stop(error: unknown): never {
  const isPressed = error instanceof Error && error.name === 'ExitPromptError'
  throw isPressed ? new ScriptError('Stopped: nothing was made.') : error
}

async function answerTo(prompts: Prompts, name: string, field: Field, root: string): Promise<ExampleValue> {
  const message = `${name}: ${field.description}`
  if (field.kind === 'boolean') return prompts.confirm({ message, default: false })
  const inner = field.kind === 'list' ? field.of : field
  const choices = choicesOf(inner, root)
  if (choices)
    return field.kind === 'list'
      ? prompts.checkbox({ message, choices })
      : prompts.select({ message, choices })
  const form = field.kind === 'list' ? ' Separate them by commas.' : isToday(name) ? ' Empty: today.' : ''
  const entries = (answer: string) =>
    (field.kind === 'list' ? answer.split(',') : [answer]).map((entry) => entry.trim()).filter(Boolean)
  const written = await prompts.input({
    message: message + form,
    // Only the checker knows the facts in braces.
    validate: (answer) => {
      const finding = entries(answer).map((entry) => !entry.includes('{') && formFinding(entry, inner))
      const [first] = finding.filter((each) => each !== false && each !== undefined)
      return first ? messageOf(problemOfFile('', ...first)) : true
    },
  })
  return field.kind === 'list' ? entries(written) : written.trim()
}

/** The allowed values of a field, if it is one of a list. */
function choicesOf(field: Field, root: string): Array<{ value: string; name: string }> | undefined {
  if (field.kind === 'choice') return field.options.map((value) => ({ value, name: value }))
  if (field.kind !== 'reference') return undefined
  const { items } = parse(readFileSync(path.join(root, 'content', listPaths[field.to]), 'utf8')) as {
    items: Array<Parameters<typeof candidateOf>[0]>
  }
  return items.map(candidateOf).map(({ value, meaning }) => {
    return { value, name: meaning === undefined ? value : `${meaning} (${value})` }
  })
}

function fitsOnALine(field: Field): boolean {
  if (field.kind === 'list') return field.of.kind !== 'list' && fitsOnALine(field.of)
  return !['object', 'number', 'imageFile'].includes(field.kind)
}

function fileName(schema: DocumentSchema, title: string, values: Values) {
  // For a time, its day.
  const beginning = fieldsBeforeName(schema).map((name) => String(values[name] ?? '').split('T')[0])
  const stem = kebab([...beginning, title].filter(Boolean).join(' '))
    .slice(0, 80)
    .replace(/-$/, '')
  if (stem === '') throw new ScriptError(`"${title}" has no letters or digits for the name of a file.`)
  return `${schema.path}/${stem}${endingOf(schema)}`
}

const endingOf = ({ format }: DocumentSchema) => (format === 'markdown' ? '.md' : '.yaml')

/** The fields of the existing documents of a type. */
function neighboursOf(root: string, schema: DocumentSchema): Array<Values> {
  const folder = path.join(root, 'content', schema.path)
  return readdirSync(folder)
    .filter((name) => name.endsWith(endingOf(schema)))
    .map((name) => readLeniently(name, readFileSync(path.join(folder, name), 'utf8')) as Values)
}

/**
 * The required fields of a new document: the given values, the next free numbers, today, and otherwise values that
 * the checker accepts, from the template or, for pictures and option lists, from another document. `left` names these.
 */
function draftOf(schema: DocumentSchema, given: Values, neighbours: Array<Values>, today: string) {
  const template = examples[schema.name]?.fields ?? {}
  const left: Array<string> = []
  const valueOf = (name: string, field: Field): ExampleValue | undefined => {
    const value = given[name] ?? (isToday(name) ? today : undefined)
    // Numbers follow below, as they depend on the list that the document belongs to.
    if (value !== undefined || field.optional || isCounted(name, field)) return value
    left.push(name)
    const other = refersElsewhere(field) ? neighbours.find((values) => name in values)?.[name] : undefined
    return Array.isArray(other) && field.kind === 'list'
      ? other.slice(0, field.min ?? 1)
      : (other ?? template[name] ?? '')
  }
  const entries = Object.entries(schema.fields).map(([name, field]) => [name, valueOf(name, field)] as const)
  const known = Object.fromEntries(entries)
  const fields = entries.flatMap(([name, value]): Array<[string, ExampleValue]> => {
    const field = schema.fields[name]
    if (value === undefined && field && isCounted(name, field))
      return [[name, nextFree(neighbours, name, known)]]
    return value === undefined ? [] : [[name, value]]
  })
  return { fields: { ...Object.fromEntries(fields), draft: true }, left }
}

/** The next free number of a field, among the documents of the same list. */
function nextFree(neighbours: ReadonlyArray<Values>, field: string, own: Partial<Values>): number {
  const within = ['group', 'section', 'isFeatured'].filter(
    (name) => field === 'order' && own[name] !== undefined,
  )
  const list = neighbours.filter((values) => within.every((name) => values[name] === own[name]))
  return Math.max(0, ...list.map((values) => Number(values[field]) || 0)) + 1
}

function isToday(name: string) {
  return ['publishedOn', 'lastConfirmedOn'].includes(name)
}

function isCounted(name: string, field: Field) {
  return field.kind === 'number' && (name === 'id' || name === 'order')
}

/** Pictures are files, and options are content: those of a template may not exist. */
function refersElsewhere(field: Field): boolean {
  if (field.kind === 'list') return refersElsewhere(field.of)
  if (field.kind === 'object') return Object.values(field.fields).some(refersElsewhere)
  return ['imageFile', 'reference', 'link', 'email'].includes(field.kind)
}

/** The file of a new document. Comments mark example values. */
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

/** Removes the document again if the checker reports errors. */
async function refuseErrors(root: string, file: string, target: string) {
  const { problems } = await checkContent({ root })
  const errors = problems.filter((problem) => problem.file === file && problem.severity === 'error')
  if (errors.length === 0) return
  rmSync(target)
  const lines = errors.flatMap(textLines)
  throw new ScriptError(['Nothing was made, because the check would refuse it:', ...lines].join('\n'))
}

function nextSteps({ format }: DocumentSchema, file: string, left: ReadonlyArray<string>) {
  const own = [...left, ...(format === 'markdown' ? ['the text below the fields'] : [])]
  const steps = [
    ...(own.length > 0 ? [`Open it and write your own words where it has examples: ${own.join(', ')}.`] : []),
    'See it with: npm run dev -- --drafts',
    'Check it with: npm run content:check',
    'Remove the line "draft: true" when everybody may see it, and open a pull request.',
  ]
  return [
    `content/${file} is made, as a draft: nobody sees it yet.`,
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')
}
