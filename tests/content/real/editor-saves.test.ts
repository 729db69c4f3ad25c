import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { expect, test } from 'vitest'
import { BODY, documentFormat, SOURCE } from '#editor/format/document-format.ts'
import { isFields, type YamlFields, type YamlValue } from '#editor/yaml/equal.ts'
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

type Edit = { text: string; valuesWith: (word: string) => YamlValue }

/** For each text among the values, the values with another last word in it. */
function edits(values: YamlValue, rebuild: (value: YamlValue) => YamlValue): Array<Edit> {
  if (typeof values === 'string') {
    const valuesWith = (word: string) => rebuild(values.replace(/\p{L}+(?=\P{L}*$)/u, word))
    return hasWords(values) ? [{ text: values, valuesWith }] : []
  }
  if (Array.isArray(values))
    return values.flatMap((value, at) => edits(value, (changed) => rebuild(values.with(at, changed))))
  if (!isFields(values)) return []
  return Object.entries(values).flatMap(([key, value]) =>
    key === SOURCE ? [] : edits(value, (changed) => rebuild({ ...values, [key]: changed })),
  )
}

/** Whether there is a word to change: `redirects: []` has none. */
function hasWords(value: YamlValue): boolean {
  if (typeof value === 'string') return /\p{L}/u.test(value)
  if (Array.isArray(value)) return value.some(hasWords)
  return isFields(value) && Object.entries(value).some(([key, inner]) => key !== SOURCE && hasWords(inner))
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
  const all = edits(fromFile(source), (value) => value)
  const tried = all.filter((_, at) => at % Math.ceil(all.length / EDITS) === 0)
  const wrong = tried
    .map(({ text, valuesWith }) => {
      // The first change of a file that was written by hand brings it into the form of the others.
      const first = toFile(valuesWith('cassava') as YamlFields)
      const second = toFile({ ...(valuesWith('plantain') as YamlFields), [SOURCE]: first })
      return { text, lines: changedLines(first, second) }
    })
    .filter(({ lines }) => lines !== '1 to 1')
  expect(wrong).toEqual([])
  expect(tried.length > 0).toBe(hasWords(fromFile(source)))
  expect(BODY in fromFile(source)).toBe(schema.format === 'markdown')
})
