import { Document, isCollection, isScalar, type Node, type Scalar } from 'yaml'
import { isFields, type YamlFields, type YamlValue } from './equal.ts'
import { writeTextsSafely } from './safe-texts.ts'

const WIDTH = 100

/** Renders a new document with these fields. */
export function renderDocument(fields: YamlFields): string {
  const document = new Document(fields)
  writeTextsSafely(document)
  return document.toString({ lineWidth: WIDTH, singleQuote: true })
}

/** Renders a field without the trailing line break; `before` is the value that it replaces. */
export function renderField(key: string, value: YamlValue, indent: number, before?: Node): string {
  return render({ [key]: value }, indent, (document) => document.get(key, true), before)
}

/** Renders a list entry without the trailing line break. */
export function renderEntry(value: YamlValue, indent: number, before?: Node): string {
  return render([value], indent, (document) => document.get(0, true), before)
}

function render(
  value: YamlValue,
  indent: number,
  inner: (document: Document) => unknown,
  before: Node | undefined,
) {
  const document = new Document(value)
  const node = inner(document)
  const staysInFlow = isCollection(before) && before.flow === true && before.items.length > 0
  if (staysInFlow && isCollection(node)) {
    node.flow = true
    return document
      .toString({
        lineWidth: 0,
        singleQuote: true,
        flowCollectionPadding: isFields(value) && !isList(before),
      })
      .trimEnd()
  }
  writeTextsSafely(document)
  return document.toString({ lineWidth: WIDTH - indent, singleQuote: true }).trimEnd()
}

const isList = (node: Node) => isCollection(node) && node.toString().startsWith('[')

/**
 * Renders a value on one line, in the style of the previous one; within a flow collection, commas and brackets need
 * quotes.
 */
export function renderOnOneLine(
  value: string | number | boolean | null,
  style: Scalar.Type | undefined,
  inFlow: boolean,
): string {
  const document = new Document([value])
  const node = document.get(0, true)
  if (!isScalar(node)) throw new Error('A value without a node')
  writeTextsSafely(document)
  const isQuoted = style === 'QUOTE_SINGLE' || style === 'QUOTE_DOUBLE'
  if (typeof value === 'string') {
    const needsQuotes = node.type === 'QUOTE_SINGLE'
    node.type = isQuoted ? style : needsQuotes ? 'QUOTE_SINGLE' : 'PLAIN'
  }
  if (isCollection(document.contents)) document.contents.flow = inFlow
  const text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false }).trimEnd()
  return inFlow ? text.slice(1, -1) : text.slice(2)
}
