import { didYouMean, named } from '#scripts/content/checks/nearest.ts'
import { ScriptError } from '#scripts/run.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

/**
 * The kinds of which editors add documents. The words of pages, legal texts and reports need a route or a chapter of
 * code each, so they are not among them.
 */
export const newKinds = documentSchemas.filter((schema) => everyField(schema) !== schema.fields)

/** The kind that is named by its folder, as in `content:new blog`. */
export function kindNamed(name: string): DocumentSchema {
  const kind = newKinds.find(({ path }) => path === name)
  if (kind) return kind
  const folders = newKinds.map(({ path }) => path)
  throw new ScriptError(
    [
      name === '' ? 'Which kind of document?' : `There is no kind "${name}".`,
      didYouMean(name, named(folders)),
      `There are ${folders.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

/**
 * The fields that come before the name of a document in the name of its file: the day of an event, the list of a card.
 */
export function fieldsBeforeName({ fields }: DocumentSchema): Array<string> {
  return ['start', 'group'].filter((field) => fields[field])
}

/** The field that names a document of this kind: its file is named after it. */
export function nameField({ name, fields }: DocumentSchema): string {
  const found = ['title', 'name', 'question', 'role', 'event', 'author'].find((field) => fields[field])
  if (found === undefined) throw new Error(`${name} has no field that names a document.`)
  return found
}
