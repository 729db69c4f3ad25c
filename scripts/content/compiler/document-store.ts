import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { digestOf } from '#scripts/content/sources.ts'
import type { WrittenVisibility } from '#scripts/content/visibility/visibility.ts'

const FOLDER = '.contentlayer/.cache/documents'
const INDEX = 'index.json'

/** A compiled document, with the digest of its file. */
export type StoredDocument = {
  digest: string
  /** JSON in which placeholders have not been replaced. */
  json: Buffer
  /** Whether a text may contain placeholders. */
  hasPlaceholders: boolean
  /** The visibility fields of the file, if it has any. */
  visibility: WrittenVisibility | null
}

export type StoredDocuments = ReadonlyMap<string, StoredDocument>

const written = v.object({ draft: v.any(), publishAt: v.any(), expiresAt: v.any() })
const entry = v.tuple([v.string(), v.string(), v.number(), v.boolean(), v.nullable(v.partial(written))])
const indexSchema = v.object({
  tools: v.string(),
  data: v.string(),
  size: v.number(),
  entries: v.array(entry),
})

/**
 * The documents compiled earlier, by their paths below content/. Empty if other tools compiled them or the store is
 * incomplete.
 */
export async function readStore(root: string, tools: string): Promise<StoredDocuments> {
  try {
    const index = v.parse(indexSchema, JSON.parse(await readFile(path.join(root, FOLDER, INDEX), 'utf8')))
    if (index.tools !== tools) return new Map()
    const data = await readFile(path.join(root, FOLDER, index.data))
    if (data.length !== index.size) return new Map()
    let end = 0
    return new Map(
      index.entries.map(([file, digest, length, hasPlaceholders, visibility]) => {
        const json = data.subarray(end, (end += length))
        return [file, { digest, json, hasPlaceholders, visibility }]
      }),
    )
  } catch {
    // The store is missing or unusable: everything is compiled.
    return new Map()
  }
}

/** Stores the documents for the next run. The index is written last: without it, the other files are ignored. */
export async function writeStore(root: string, tools: string, documents: StoredDocuments): Promise<void> {
  const folder = path.join(root, FOLDER)
  await mkdir(folder, { recursive: true })
  const entries = [...documents].map(([file, { digest, json, hasPlaceholders, visibility }]) => [
    file,
    digest,
    json.length,
    hasPlaceholders,
    visibility,
  ])
  const data = `documents-${digestOf(JSON.stringify(entries))}.json`
  const bytes = Buffer.concat([...documents.values()].map(({ json }) => json))
  await rm(path.join(folder, INDEX), { force: true })
  await writeFile(path.join(folder, data), bytes)
  await writeFile(path.join(folder, INDEX), JSON.stringify({ tools, data, size: bytes.length, entries }))
  const others = (await readdir(folder)).filter((name) => name !== INDEX && name !== data)
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })))
}
