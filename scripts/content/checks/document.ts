import type { DocumentTypeMap } from 'contentlayer/generated'
import type { Root } from 'mdast'
import { posix } from 'node:path'
import type { Node } from 'yaml'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import type { readSite } from './check-content.ts'
import type { parseContent } from './parse.ts'
import type { Report } from './problem.ts'

/** A document as far as it can be read. */
export type ContentDocument = ReturnType<typeof parseContent>

/** Everything below content/, as far as it can be read, and what it is compared with. */
export type Site = Awaited<ReturnType<typeof readSite>>

export type Value = {
  field: Field
  /** The name of the field, for messages: slides, item 2. */
  label: string
  /** The names of the field and of those around it: slides.1.title. */
  path: string
  node: Node
  /** The value as in the data of the document. */
  data: unknown
}

export type Text = {
  value: string
  /** The syntax tree of Markdown. Undefined if the text is shown as it is written. */
  tree: Root | undefined
  /** The text without addresses, code and markup, each character at its position. */
  prose: string
  /** The text with the markup that was understood masked, so that remaining signs are a mistake. */
  leftovers: string
  /** Undefined for the text below the fields. */
  field: Field | undefined
  /** The path of its field, empty for the text below the fields. */
  path: string
  report: Report<number>
}

/** Any part of it may be missing or wrong. */
type Written<Data> =
  Data extends Array<infer Item>
    ? Array<Written<Item>>
    : Data extends object
      ? { [Name in keyof Data]?: Written<Data[Name]> }
      : Data | undefined

/** The data of a document of this type, undefined for documents of other types. */
export function dataOf<Type extends keyof DocumentTypeMap>({ schema, data }: ContentDocument, type: Type) {
  return schema.name === type ? (data as Written<DocumentTypeMap[Type]>) : undefined
}

/** The folder of the documents of a type, in which `images` is their folder of pictures. */
export function folderOf({ isSingleton, path }: DocumentSchema): string {
  const folder = isSingleton ? posix.dirname(path) : path
  return folder === '.' ? '' : folder
}

/** The documents of a file or of a folder, by its path below content/. */
export function documentsBelow(documents: ReadonlyArray<ContentDocument>, at: string) {
  return documents.filter(({ file }) => file === `content/${at}` || file.startsWith(`content/${at}/`))
}

export function documentsOf(documents: ReadonlyArray<ContentDocument>, type: string) {
  return documents.filter(({ schema }) => schema.name === type)
}
