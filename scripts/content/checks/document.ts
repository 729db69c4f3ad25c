import type { Root } from 'mdast'
import { posix } from 'node:path'
import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
import { readVisibility, type Visibility } from '#scripts/content/visibility/visibility.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field } from '#src/content/schema/field.ts'
import type { Facts } from '#scripts/content/facts.ts'
import type { Later, SiteMap } from './site-map.ts'
import type { OptionLists } from './option-lists.ts'
import type { Expectations } from './expectations.ts'
import type { Size } from './images.ts'
import type { Finding, Report } from './problem.ts'

/** A document as far as it can be read. */
export type ContentDocument = {
  schema: DocumentSchema
  file: string
  /** The name of the file without its ending, by which pages and links know the document. */
  key: string
  /** The whole file. */
  text: string
  /** The fields. Undefined if they cannot be read. */
  root?: YAMLMap | undefined
  /** The text below the fields, and where it begins. */
  body?: { text: string; start: number } | undefined
  /** The values of all known fields, those inside of others as well. */
  values: ReadonlyArray<Value>
  /** The texts that visitors read, from top to bottom. */
  texts: ReadonlyArray<Text>
  report: Report
}

export type Value = {
  field: Field
  /** The name of the field, for messages: slides, item 2. */
  label: string
  /** The names of the field and of those around it. */
  path: ReadonlyArray<string>
  /** Null if nothing is written, or only the name of something that does not exist. */
  node: Node | null
  isAlias: boolean
  /** Where messages about the value point. */
  place: Node | null
  /** The group of fields that the value belongs to. */
  within: unknown
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
  path: ReadonlyArray<string>
  node: Scalar | null
  report: (offset: number, finding: Finding) => void
}

/** Everything below content/, as far as it can be read, and what it is compared with. */
export type Site = {
  documents: ReadonlyArray<ContentDocument>
  /** The picture files beside the documents of each folder, such as images/name.webp. */
  images: ReadonlyMap<string, ReadonlySet<string>>
  /** The size of each picture in pixels, by its path below content/. Drawings have none. */
  sizes: ReadonlyMap<string, Size>
  options: OptionLists
  /** The values of placeholders in braces. */
  facts: Facts
  /** What a link can lead to, shown or not. */
  siteMap: SiteMap
  /** What a document can link to when it is first shown, and after each day on which another one is taken off. */
  siteMaps: (document: ContentDocument) => ReadonlyArray<Later>
  /** The day that dates are compared with. */
  today: Date
  /** The ids of published articles, by the paths of their files, such as content/blog/living-with-hiv.md. */
  published: ReadonlyMap<string, number>
  /** Requirements of the code and the specification for this content. */
  expectations: Expectations | undefined
  /** Reports a problem of a file or folder as a whole, by its path below content/. */
  report: (path: string, finding: Finding) => void
}

/** The folder of the documents of a type, in which `images` is their folder of pictures. */
export function folderOf({ isSingleton, path }: DocumentSchema): string {
  const folder = isSingleton ? posix.dirname(path) : path
  return folder === '.' ? '' : folder
}

/** The period during which visitors can see a document. */
export function visibilityOf({ root }: ContentDocument): Visibility {
  const read = (name: string) => root?.get(name)
  return readVisibility({
    draft: read('draft'),
    publishAt: read('publishAt'),
    expiresAt: read('expiresAt'),
  })
}

/** The value with this name, if it is a single one. */
export function scalarAt(map: YAMLMap | undefined, name: string): Scalar | undefined {
  const node = map?.get(name, true)
  return isScalar(node) ? node : undefined
}

/** The text with this name. */
export function textAt(map: YAMLMap | undefined, name: string): Scalar<string> | undefined {
  const node = scalarAt(map, name)
  return node && isText(node) ? node : undefined
}

/** The number with this name. */
export function numberAt(map: YAMLMap | undefined, name: string): Scalar<number> | undefined {
  const node = scalarAt(map, name)
  return node && isNumber(node) ? node : undefined
}

/** The groups of fields in the list with this name. */
export function groupsAt(map: YAMLMap | undefined, name: string): Array<YAMLMap> {
  const list = map?.get(name)
  return isSeq(list) ? list.items.filter((item) => isMap(item)) : []
}

function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string'
}

export function isNumber(node: unknown): node is Scalar<number> {
  return isScalar(node) && typeof node.value === 'number'
}

/** The documents of a file or of a folder, by its path below content/. */
export function documentsBelow(documents: ReadonlyArray<ContentDocument>, at: string) {
  return documents.filter(({ file }) => file === `content/${at}` || file.startsWith(`content/${at}/`))
}

/** The documents of a type. */
export function documentsOf(documents: ReadonlyArray<ContentDocument>, type: string) {
  return documents.filter(({ schema }) => schema.name === type)
}
