import { posix } from 'node:path'
import matter from 'gray-matter'
import { parse } from 'yaml'
import { htmlOf, markdownHtml } from '#scripts/content/markdown/html.ts'
import { parseMarkdown } from '#scripts/content/markdown/markdown-tree.ts'
import { withTypographicMarks } from '#scripts/content/markdown/typography.ts'
import { excerptOf, readingMinutes, wordsIn } from '#scripts/content/reading.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'

type Values = Record<string, unknown>

/** How contentlayer names the type of a document and of an object in it. */
const TYPE_FIELD = 'documentType'

/**
 * The document that contentlayer2 makes of a file, with the fields of contentlayer.config.ts, in the same order. Its own
 * source takes three to four times as long for each, most of it in its effect system.
 */
export function compileDocument(path: string, text: string, schema: DocumentSchema): Values {
  const { fields, body } =
    schema.format === 'markdown' ? splitMarkdown(text) : { fields: read(text), body: null }
  const every = everyField(schema)
  refuseOthers(path, fields, every)
  const below = body === null ? null : readBody(body)
  const flattenedPath = path.slice(0, -posix.extname(path).length)
  return {
    ...mapFields(fields, every, path),
    ...(below && { body: { raw: body, html: below.html } }),
    _id: path,
    _raw: {
      sourceFilePath: path,
      sourceFileName: posix.basename(path),
      sourceFileDir: posix.dirname(path),
      contentType: schema.format === 'markdown' ? 'markdown' : 'data',
      flattenedPath,
    },
    [TYPE_FIELD]: schema.name,
    slug: posix.basename(flattenedPath),
    ...(below && {
      excerpt: below.excerpt,
      wordCount: below.words,
      readingMinutes: readingMinutes(below.words),
    }),
  }
}

function readBody(body: string) {
  const tree = parseMarkdown(body)
  // Before the marks are set, which may join words.
  const words = wordsIn(tree)
  withTypographicMarks(tree)
  return { html: htmlOf(tree), excerpt: excerptOf(tree), words }
}

function splitMarkdown(text: string) {
  const { data, content } = matter(text, { engines: { yaml: read } })
  return { fields: data, body: content }
}

function read(yaml: string): Values {
  const values: unknown = parse(yaml)
  return typeof values === 'object' && values !== null ? { ...values } : {}
}

/** The checker says this before, with the line and how to fix it. */
function refuseOthers(path: string, values: Values, fields: Fields) {
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name))
  const missing = Object.entries(fields)
    .filter(([name, { optional }]) => !optional && !Object.hasOwn(values, name))
    .map(([name]) => name)
  if (unknown.length > 0) throw new Error(`content/${path} has unknown fields: ${unknown.join(', ')}.`)
  if (missing.length > 0) throw new Error(`content/${path} lacks the fields ${missing.join(', ')}.`)
}

function mapFields(values: Values, fields: Fields, place: string): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, mapValue(values[name], field, `${place}: ${name}`)]),
  )
}

function mapValue(value: unknown, field: Field, place: string): unknown {
  if (value === undefined || value === null) return value
  if (field.kind === 'list') {
    if (!Array.isArray(value)) throw new TypeError(`${place} is no list.`)
    return value.map((item: unknown) => mapValue(item, field.of, place))
  }
  if (field.kind === 'object') {
    if (typeof value !== 'object') throw new TypeError(`${place} has no fields.`)
    return { ...mapFields({ ...value }, field.fields, place), [TYPE_FIELD]: field.name, _raw: {} }
  }
  if (field.kind !== 'richText' && field.kind !== 'date') return value
  if (typeof value !== 'string') throw new TypeError(`${place} is no text.`)
  return field.kind === 'date' ? new Date(value).toISOString() : richText(value)
}

function richText(raw: string) {
  return { raw, html: markdownHtml(raw) }
}
