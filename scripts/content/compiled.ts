import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder of the collections that the site shows, with contentlayer2's module. */
export const COLLECTIONS = '.generated/content'

/** For the server of `npm run dev`; a build has its own copy. */
export const SITE_FACTS_FILE = '.generated/site-facts.json'

/** The file with the documents of a type, or with the document of a singleton. */
export function collectionFile(root: string, type: string): string {
  return path.join(root, COLLECTIONS, type, '_index.json')
}

/** The compiled documents of a type, or the document of a singleton. */
export async function compiled<Documents>(root: string, type: string): Promise<Documents> {
  return JSON.parse(await readFile(collectionFile(root, type), 'utf8'))
}
