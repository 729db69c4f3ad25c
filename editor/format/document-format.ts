import { parse } from 'yaml'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import { isFields, type YamlFields } from '#editor/yaml/equal.ts'
import { renderDocument, withValues } from '#editor/yaml/write-changes.ts'
import { flowing, fromForm, toForm } from './form-values.ts'

/** The form field with the file as read, into which changes are written. */
export const SOURCE = '_source'

/** The form field with the text of a Markdown file. */
export const BODY = 'body'

type Parts = { head: string; body: string }

const PARTS = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m

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
