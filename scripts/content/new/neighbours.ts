import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readLeniently } from '#scripts/content/lenient-document.ts'
import type { ExampleValue } from '#scripts/content/readme/examples/every-kind.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'

export type Values = Record<string, ExampleValue>

/** The fields of the existing documents of a type. */
export function neighboursOf(root: string, { path: folder, format }: DocumentSchema): Array<Values> {
  const directory = path.join(root, 'content', folder)
  const ending = format === 'markdown' ? '.md' : '.yaml'
  return readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const source = readFileSync(path.join(directory, name), 'utf8')
      return readLeniently(name, source, format).fields as Values
    })
}

/** The next free number of a field, among the documents of the same list. */
export function nextFree(neighbours: ReadonlyArray<Values>, field: string, own: Values): number {
  const within = ['group', 'section', 'isFeatured'].filter((name) => field === 'order' && name in own)
  const list = neighbours.filter((values) => within.every((name) => values[name] === own[name]))
  return Math.max(0, ...list.map((values) => Number(values[field]) || 0)) + 1
}
