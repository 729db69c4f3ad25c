import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { ExampleValue } from '#scripts/content/readme/template.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'

export type Values = Record<string, ExampleValue>

/** The fields of the documents that there are of a kind. Those that cannot be read are the checker's business. */
export function neighboursOf(root: string, { path: folder, format }: DocumentSchema): Array<Values> {
  const directory = path.join(root, 'content', folder)
  const ending = format === 'markdown' ? '.md' : '.yaml'
  return readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => valuesIn(readFileSync(path.join(directory, name), 'utf8'), format))
}

function valuesIn(text: string, format: DocumentSchema['format']): Array<Values> {
  const head = format === 'yaml' ? text : (/^\uFEFF?---[ \t]*\r?\n(.*?)^---[ \t]*$/ms.exec(text)?.[1] ?? '')
  try {
    const values: unknown = parse(head)
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? [values as Values] : []
  } catch {
    // The check of the new document reports it.
    return []
  }
}

/** The next free number of a field, among the documents of the same list. */
export function nextFree(neighbours: ReadonlyArray<Values>, field: string, own: Values): number {
  const within = ['group', 'section', 'isFeatured'].filter((name) => field === 'order' && name in own)
  const list = neighbours.filter((values) => within.every((name) => values[name] === own[name]))
  return Math.max(0, ...list.map((values) => Number(values[field]) || 0)) + 1
}
