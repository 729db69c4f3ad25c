import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DataExports, DocumentTypeNames } from 'contentlayer/generated'

/** The folder of the collections that the site shows, with contentlayer2's module. */
export const COLLECTIONS = '.generated/content'

/** For the server of `npm run dev`; a build has its own copy. */
export const SITE_FACTS_FILE = '.generated/site-facts.json'

/** The file with the documents of a type, or with the document of a singleton. */
export function collectionFile(root: string, type: string): string {
  return path.join(root, COLLECTIONS, type, '_index.json')
}

type Collection = DataExports[keyof DataExports]

/** The compiled documents of a type, or the document of a singleton. */
export async function compiled<Type extends DocumentTypeNames>(root: string, type: Type) {
  const text = await readFile(collectionFile(root, type), 'utf8')
  return JSON.parse(text) as Extract<Collection, { documentType: Type } | Array<{ documentType: Type }>>
}
