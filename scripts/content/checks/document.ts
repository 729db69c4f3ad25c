import type { DocumentTypeMap } from 'contentlayer/generated'
import type { Root } from 'mdast'
import { posix } from 'node:path'
import type { Node, YAMLMap } from 'yaml'
import type { Visibility } from '#scripts/content/visibility.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import type { Facts } from '#scripts/content/facts.ts'
import type { Expectations } from './expectations.ts'
import type { OptionLists } from '#scripts/content/option-lists.ts'
import type { Size } from './pictures.ts'
import type { Finding, Report } from './problem.ts'
import type { SiteMap } from './site-map.ts'

/** A document as far as it can be read. */
export type ContentDocument = {
  schema: DocumentSchema
  file: string
  /** The name of the file without its ending, by which pages and links know the document. */
  key: string
  text: string
  /** The fields as they are written. Undefined if they cannot be read. */
  root?: YAMLMap | undefined
  /** The known fields with values of their kind; others are reported, and missing here. */
  data: Readonly<Record<string, unknown>>
  /** The period during which visitors can see it. */
  visibility: Visibility
  /** The text below the fields, and where it begins. */
  body?: { text: string; start: number } | undefined
  /** The values of all known fields, those inside of others as well, from top to bottom. */
  values: ReadonlyArray<Value>
  /** The texts that visitors read, from top to bottom. */
  texts: ReadonlyArray<Text>
  /** Reports a problem at a field, by its path such as slides.0.title, at a character, or of the whole file. */
  report: Report<string | Node | number | null>
}

export type Value = {
  field: Field
  /** The name of the field, for messages: slides, item 2. */
  label: string
  /** The names of the field and of those around it: slides.1.title. */
  path: string
  /** Null if nothing is written. */
  node: Node | null
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
  isBody: boolean
  isName: boolean
  /** Whether it is the value of a field without YAML's quotes. */
  isPlain: boolean
  /** The path of its field, empty for the text below the fields. */
  path: string
  report: Report<number>
}

/** Everything below content/, as far as it can be read, and what it is compared with. */
export type Site = {
  documents: ReadonlyArray<ContentDocument>
  /** The picture files by their paths below content/, with their size in pixels. Drawings have none. */
  pictures: ReadonlyMap<string, Size | undefined>
  options: OptionLists
  facts: Facts
  /** What a link can lead to, shown or not. */
  siteMap: SiteMap
  /** The same of what is shown, now and from each later moment at which that changes. */
  siteMaps: ReadonlyArray<{ instant: number; siteMap: SiteMap }>
  /** The day that dates are compared with. */
  today: Date
  /** The ids of published articles, by the paths of their files, such as content/blog/living-with-hiv.md. */
  published: ReadonlyMap<string, number>
  /** Requirements of the code and the specification for this content. */
  expectations: Expectations | undefined
  /** Reports a problem of a file or folder as a whole, by its path below content/. */
  report: (path: string, ...finding: Finding) => void
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
