import type { Fields } from './field.ts'
import { visibilityFields } from './visibility.ts'

export type DocumentSchema = {
  /** Name of the generated TypeScript type. */
  name: string
  /** The name of the type for editors. */
  heading: string
  /** The meaning of the type, for editors. */
  description: string
  /** The path below content/: a folder, or one file for a singleton. */
  path: string
  format: 'markdown' | 'yaml'
  isSingleton: boolean
  fields: Fields
  /** Every page needs the document: it cannot be a draft and has no dates. */
  isAlwaysVisible?: true
  /** The description of the text below the front matter, for Markdown. */
  body?: string
}

type Definition = Omit<DocumentSchema, 'isSingleton' | 'format'>

/** A collection of Markdown files with front matter. */
export function markdownCollection(definition: Definition & { body: string }): DocumentSchema {
  return { ...definition, format: 'markdown', isSingleton: false }
}

/** A collection of YAML files. */
export function yamlCollection(definition: Definition): DocumentSchema {
  return { ...definition, format: 'yaml', isSingleton: false }
}

/** A single YAML file. */
export function yamlSingleton(definition: Definition): DocumentSchema {
  return { ...definition, format: 'yaml', isSingleton: true }
}

/** The fields of a type, including those for visibility. */
export function everyField({ fields, isSingleton, isAlwaysVisible }: DocumentSchema): Fields {
  return isSingleton || isAlwaysVisible ? fields : { ...fields, ...visibilityFields }
}
