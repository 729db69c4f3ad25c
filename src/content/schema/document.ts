import { boolean, moment, type Fields } from './field.ts'

export type DocumentSchema = {
  /** Name of the generated TypeScript type. */
  name: string
  heading: string
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

export function markdownCollection(definition: Definition & { body: string }): DocumentSchema {
  return { ...definition, format: 'markdown', isSingleton: false }
}

export function yamlCollection(definition: Definition): DocumentSchema {
  return { ...definition, format: 'yaml', isSingleton: false }
}

export function yamlSingleton(definition: Definition): DocumentSchema {
  return { ...definition, format: 'yaml', isSingleton: true }
}

/** Visibility fields of every document in a list or with a page. */
const visibilityFields: Fields = {
  draft: boolean('true while it is being written: the site is built as if the document were not there.', {
    optional: true,
  }),
  publishAt: moment(
    'The day or time from which on it is shown. A day begins at midnight in Lagos, and a time is read off a clock there.',
    { optional: true },
  ),
  expiresAt: moment(
    'The day or time from which on it is not shown any more, likewise: with 2026-12-24, the last day is the 23rd.',
    { optional: true },
  ),
}

export function everyField({ fields, isSingleton, isAlwaysVisible }: DocumentSchema): Fields {
  return isSingleton || isAlwaysVisible ? fields : { ...fields, ...visibilityFields }
}
