import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { newKinds } from '#scripts/content/kinds.ts'

export type ExampleValue = string | number | boolean | Array<ExampleValue> | { [field: string]: ExampleValue }

/**
 * An example for each document type that editors can add, by schema name, which is also the template of its type. They are
 * the files in this folder; `file` is where each would be below content/.
 */
export const examples = Object.fromEntries(
  newKinds.map(({ name, path: folder }) => [name, readExample(folder)]),
)

function readExample(folder: string) {
  const [name = ''] = readdirSync(path.join(import.meta.dirname, folder))
  const source = readFileSync(path.join(import.meta.dirname, folder, name), 'utf8')
  const [, head = source, body = ''] = /^---\n(.*?)^---\n\n(.*)$/ms.exec(source) ?? []
  return { file: `${folder}/${name}`, source, fields: parse(head) as Record<string, ExampleValue>, body }
}
