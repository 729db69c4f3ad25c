import type { Fields } from './field.ts'
import { visibilityFields } from './visibility.ts'

export type DocumentSchema = {
  /** Name of the generated TypeScript type. */
  name: string
  /** The meaning of a document of this type, for editors. */
  description: string
  /** The path below content/: a folder, or one file for a singleton. */
  path: string
  format: 'markdown' | 'yaml'
  isSingleton: boolean
  fields: Fields
  /** Every page of the site needs the document: it is no draft and has no dates. */
  isAlwaysVisible?: true
  /** For Markdown: the text below the front matter. */
  body?: string
}

type Definition = Omit<DocumentSchema, 'isSingleton' | 'format'>

/** Many documents, one file each: front matter above a Markdown text. */
export function markdownCollection(definition: Definition & { body: string }): DocumentSchema {
  return { ...definition, format: 'markdown', isSingleton: false }
}

/** Many documents, one YAML file each. */
export function yamlCollection(definition: Definition): DocumentSchema {
  return { ...definition, format: 'yaml', isSingleton: false }
}

/** One YAML file that exists exactly once. */
export function yamlSingleton(definition: Definition): DocumentSchema {
  return { ...definition, format: 'yaml', isSingleton: true }
}

/** The fields of a kind of document, with those that say when it is on the site. */
export function everyField({ fields, isSingleton, isAlwaysVisible }: DocumentSchema): Fields {
  return isSingleton || isAlwaysVisible ? fields : { ...fields, ...visibilityFields }
}
