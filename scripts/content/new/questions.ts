import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { listPlaces } from '#scripts/content/checks/option-lists.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import { checkAnswer, questionAbout } from './answer.ts'
import type { Values } from './neighbours.ts'
import type { NewOptions } from './options.ts'
import { pictureProblem } from './picture.ts'
import { isPicture, isTyped, readValue } from './read-value.ts'

type Choice = { value: string; name: string }

/** Ways to ask questions, answered by the terminal or by a test. */
export type Ask = {
  /** One line of text; an empty one leaves the field for later. */
  line: (question: string, check: (answer: string) => true | string) => Promise<string>
  choose: (question: string, choices: Array<Choice>) => Promise<string>
  chooseSeveral: (question: string, choices: Array<Choice>) => Promise<Array<string>>
  confirm: (question: string) => Promise<boolean>
}

/** Asks for each required field without a given value. An empty answer leaves an example for later. */
export async function askForRest(
  ask: Ask,
  schema: DocumentSchema,
  options: NewOptions,
  root: string,
): Promise<NewOptions> {
  const values: Values = { ...options.values }
  let { picture, alt } = options
  for (const [name, field] of Object.entries(schema.fields)) {
    if (field.optional || name in values || ['id', 'order'].includes(name)) continue
    if (isPicture(field) && picture === undefined) {
      const file = await ask.line(
        'picture: a file on this computer. Empty: one that is there, for now.',
        (answer) => (answer === '' ? true : (pictureProblem(answer) ?? true)),
      )
      if (file === '') continue
      picture = file
      alt = await ask.line('alt: what the picture shows, in a sentence.', (answer) => checkAlt(field, answer))
    } else if (isTyped(field)) {
      const answer = await answerFor(ask, name, field, root)
      if (answer !== undefined) values[name] = answer
    }
  }
  return { values, ...(picture !== undefined && { picture }), ...(alt !== undefined && { alt }) }
}

async function answerFor(ask: Ask, name: string, field: Field, root: string) {
  const question = questionAbout(name, field)
  if (field.kind === 'boolean') return ask.confirm(question)
  const inner = field.kind === 'list' ? field.of : field
  const choices = choicesOf(inner, root)
  if (choices && field.kind === 'list') {
    const chosen = await ask.chooseSeveral(question, choices)
    return chosen.length === 0 ? undefined : chosen
  }
  if (choices) return ask.choose(question, choices)
  const written = await ask.line(question, (answer) => checkAnswer(name, field, answer))
  return written.trim() === '' ? undefined : readValue(name, field, written)
}

function checkAlt(picture: Field, answer: string) {
  if (answer.trim() === '') return 'Write a sentence.'
  const alt = picture.kind === 'object' ? picture.fields.alt : undefined
  return alt ? checkAnswer('alt', alt, answer) : true
}

function choicesOf(field: Field, root: string): Array<Choice> | undefined {
  if (field.kind === 'choice') return field.options.map((value) => ({ value, name: value }))
  if (field.kind !== 'reference') return undefined
  const { path: file, read } = listPlaces[field.to]
  const { items = [] } = parse(readFileSync(path.join(root, 'content', file), 'utf8')) as {
    items?: Array<unknown>
  }
  return items.flatMap((item) => {
    const candidate = read(item)
    if (!candidate) return []
    const { value, meaning } = candidate
    return [{ value, name: meaning === undefined ? value : `${meaning} (${value})` }]
  })
}
