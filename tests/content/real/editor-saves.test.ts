import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { expect, test } from 'vitest'
import { BODY, documentFormat, SOURCE } from '#editor/document-format.ts'
import type { YamlFields } from '#editor/write-changes.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

/** The number of edits tried in each document, distributed over its texts. */
const EDITS = 4

const root = 'content'

const documents = documentSchemas.flatMap((schema) => filesOf(schema).map((file) => ({ file, schema })))

function filesOf({ isSingleton, path, format }: DocumentSchema) {
  if (isSingleton) return [path]
  const ending = format === 'yaml' ? '.yaml' : '.md'
  return readdirSync(join(root, path))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${path}/${name}`)
}

const read = (file: string) => `${readFileSync(join(root, file), 'utf8').trim()}\n`

/** The texts among the values that are there once, with a word to change. */
function textsOf(values: YamlFields) {
  const texts: Array<string> = []
  JSON.stringify(values, (key, value: unknown) => {
    if (key === SOURCE) return undefined
    if (typeof value === 'string' && /\p{L}/u.test(value)) texts.push(value)
    return value
  })
  return texts.filter((text) => texts.indexOf(text) === texts.lastIndexOf(text))
}

/** The values with this as the last word of a text. */
function withWord(values: YamlFields, text: string, word: string) {
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    value === text ? text.replace(/\p{L}+(?=\P{L}*$)/u, word) : value,
  ) as YamlFields
}

function changedLines(before: string, after: string) {
  const changes = diffLines(before, after)
  const count = (kind: 'added' | 'removed') =>
    changes.filter((change) => change[kind]).reduce((sum, { count: lines }) => sum + lines, 0)
  return `${count('removed')} to ${count('added')}`
}

test.each(documents)('$file stays as it is when it is opened and saved [CMS-3]', ({ file, schema }) => {
  const source = read(file)
  const { fromFile, toFile } = documentFormat(schema)
  // As the editor passes them: trimmed, and with all fields of the form.
  const values = fromFile(source.trim())
  const empty = Object.fromEntries(Object.keys(everyField(schema)).map((key) => [key, values[key] ?? null]))
  expect(toFile({ ...empty, ...values })).toBe(source)
})

test.each(documents)('a word that is changed in $file is one line of a diff [CMS-3]', ({ file, schema }) => {
  const source = read(file)
  const { fromFile, toFile } = documentFormat(schema)
  const values = fromFile(source)
  const all = textsOf(values)
  const tried = all.filter((_, at) => at % Math.ceil(all.length / EDITS) === 0)
  const wrong = tried
    .map((text) => {
      // The first change of a file that was written by hand brings it into the form of the others.
      const first = toFile(withWord(values, text, 'cassava'))
      const second = toFile({ ...withWord(values, text, 'plantain'), [SOURCE]: first })
      return { text, lines: changedLines(first, second) }
    })
    .filter(({ lines }) => lines !== '1 to 1')
  expect(wrong).toEqual([])
  // There need not be any redirect.
  expect(tried.length > 0 || file === 'redirects.yaml').toBe(true)
  expect(BODY in values).toBe(schema.format === 'markdown')
})
