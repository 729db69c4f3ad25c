import { parse } from 'yaml'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { isFields, renderDocument, withValues, type YamlFields, type YamlValue } from './write-changes.ts'

/** The form field with the file as read, into which changes are written. */
export const SOURCE = '_source'

/** The form field with the text of a Markdown file. */
export const BODY = 'body'

type Parts = { head: string; body: string }

const PARTS = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m

// Lines of lists, tables, quotes, headings and indented programs begin with a sign, and two trailing spaces or a backslash
// force a line break: their line breaks are significant.
const SIGN = /^(?:[-*+>|#`~:]|\d+[.)]|\s)|[ \\]{2}$|\\$/
const PROGRAM_OR_GAP = /(^(?:```|~~~)[^]*?^(?:```|~~~).*$|\n{2,})/m

/** Reads and writes the files of one document type. Saving changes nothing except edited values. */
export function documentFormat(schema: DocumentSchema) {
  const fields = everyField(schema)

  function partsOf(written: string): Parts {
    const source = written.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n')
    return schema.format === 'yaml'
      ? { head: source, body: '' }
      : (splitFile(source) ?? { head: '', body: source })
  }

  /** The values of the form of a file. */
  function fromFile(source: string): YamlFields {
    const { head, body } = partsOf(source)
    const values = { ...toForm(fieldsIn(head), fields), [SOURCE]: source }
    return schema.format === 'markdown' ? { ...values, [BODY]: flowing(body.trim()) } : values
  }

  /** The file with the values of its form: the source as read, with only the changes. */
  function toFile({ [SOURCE]: source, [BODY]: text, ...values }: YamlFields): string {
    if (typeof source !== 'string' || source === '') {
      const head = renderDocument(fromForm(values, fields, undefined))
      return schema.format === 'yaml' ? head : joinFile({ head, body: String(text ?? '') })
    }
    const before = partsOf(source.endsWith('\n') ? source : `${source}\n`)
    const head = withValues(before.head, fromForm(values, fields, fieldsIn(before.head)))
    if (schema.format === 'yaml') return head
    const body = String(text ?? '')
    const isSame = flowing(before.body.trim()) === body.trim()
    return joinFile({ head, body: isSame ? before.body : body }, before)
  }

  return { fromFile, toFile }
}

function fieldsIn(yaml: string): YamlFields {
  const values: unknown = parse(yaml)
  return isFields(values) ? values : {}
}

/** Splits a Markdown file into front matter and text. Returns undefined without front matter. */
function splitFile(source: string): Parts | undefined {
  const found = PARTS.exec(source)
  return found?.index === 0 ? { head: found[1] ?? '', body: found[2] ?? '' } : undefined
}

/** Joins the parts, with an empty line above the text if there was one, as in new files. */
function joinFile({ head, body }: Parts, before?: Parts): string {
  const gap = before && !before.body.startsWith('\n') && before.body !== '' ? '' : '\n'
  return `---\n${head.replace(/\n?$/, '\n')}---\n${gap}${body.trim()}\n`
}

/** Joins each paragraph of a Markdown text into one line, as a form would show its line breaks as significant. */
function flowing(text: string): string {
  return text
    .split(PROGRAM_OR_GAP)
    .map((block, index) => {
      const isText = index % 2 === 0 && !block.split('\n').some((line) => SIGN.test(line))
      return isText ? block.replace(/(?<=.)\n(?=.)/g, ' ') : block
    })
    .join('')
}

/** Converts the values of a file to those of its form, in which paths of pictures are relative to the document. */
function toForm(values: YamlFields, fields: Fields): YamlFields {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, fields[key] ? formValue(value, fields[key]) : value]),
  )
}

function formValue(value: YamlValue, field: Field): YamlValue {
  if (field.kind === 'imageFile' && typeof value === 'string') return value.replace(/^images\//, './images/')
  if (field.kind === 'richText' && typeof value === 'string') return flowing(value)
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => formValue(item, field.of))
  return field.kind === 'object' && isFields(value) ? toForm(value, field.fields) : value
}

/**
 * Converts the values of a form to those of its file. Empty optional fields are left out, unless the file contains
 * them already.
 */
function fromForm(values: YamlFields, fields: Fields, before: YamlFields | undefined): YamlFields {
  const known = Object.entries(fields).flatMap(([key, field]): Array<[string, YamlValue]> => {
    const old = before?.[key]
    const value = fileValue(values[key], field, old)
    if (value === undefined) return []
    return field.optional && old !== value && isEmpty(value) ? [] : [[key, value]]
  })
  // Unknown fields are kept: the checker reports them to their author.
  const others = Object.entries(before ?? {}).filter(([key]) => !Object.hasOwn(fields, key))
  return Object.fromEntries([...known, ...others])
}

function fileValue(
  value: YamlValue | undefined,
  field: Field,
  before: YamlValue | undefined,
): YamlValue | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return fileText(value, field, before)
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => {
      const old = Array.isArray(before) ? before[index] : undefined
      return fileValue(item, field.of, old) ?? []
    })
  if (field.kind === 'object' && isFields(value))
    return fromForm(value, field.fields, isFields(before) ? before : undefined)
  return value
}

/** Forms trim texts and join the lines of paragraphs. A text that is the same but for that stays as it is written. */
function fileText(value: string, field: Field, before: YamlValue | undefined): string {
  if (field.kind === 'imageFile') return value.replace(/^\.?\/?images\//, 'images/')
  if (typeof before !== 'string') return value
  const shown = field.kind === 'richText' ? flowing(before) : before
  if (shown.trim() === value.trim()) return before
  return before.endsWith('\n') ? `${value.trimEnd()}\n` : value
}

function isEmpty(value: YamlValue) {
  if (Array.isArray(value)) return value.length === 0
  if (isFields(value)) return Object.values(value).every(isEmpty)
  return value === '' || value === false
}
