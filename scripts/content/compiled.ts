import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The compiled documents of a type, or the document of a singleton. */
export async function compiled<Documents>(root: string, type: string): Promise<Documents> {
  return JSON.parse(await readFile(path.join(root, `.contentlayer/generated/${type}/_index.json`), 'utf8'))
}
