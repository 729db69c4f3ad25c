import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

/**
 * The types of documents that editors can add. Texts of pages, legal texts and reports each need a route or code, so
 * they are excluded.
 */
export const newKinds = documentSchemas.filter((schema) => everyField(schema) !== schema.fields)

/** The fields that precede the name in a file name: the day of an event, the list of a card. */
export function fieldsBeforeName({ fields }: DocumentSchema): Array<string> {
  return ['start', 'group'].filter((field) => fields[field])
}

/** The fields that name a document, by type. On its page one is the main heading, to which the mark of a draft is added. */
export const NAME_FIELDS = ['title', 'name', 'question', 'role', 'event', 'author']

/** The field that names a document of this type, and so its file. */
export function nameField({ name, fields }: DocumentSchema): string {
  const found = NAME_FIELDS.find((field) => fields[field])
  if (found === undefined) throw new Error(`${name} has no field that names a document.`)
  return found
}

/** Fields that split a collection into lists, each counted from 1. */
export const LISTS_WITHIN = ['group', 'section', 'isFeatured']

/** The ending of files, by the format of their type. */
export const ENDINGS = { markdown: '.md', yaml: '.yaml' }

/** A title as the name of a file. */
export function kebab(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
