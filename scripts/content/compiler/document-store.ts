import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { digestOf } from '#scripts/content/sources.ts'
import type { WrittenVisibility } from '#scripts/content/visibility/visibility.ts'

const FOLDER = '.contentlayer/.cache/documents'
const INDEX = 'index.json'

/** A document as it was compiled from a file with this digest. */
export type StoredDocument = {
  digest: string
  /** JSON, in which facts are still names in braces. */
  json: Buffer
  /** Whether some text may name facts. */
  hasPlaceholders: boolean
  /** What the file says about when it is shown, if it does. */
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
 * The documents that were compiled before, by their paths below content/. None where other tools compiled them, and
 * where the store is not whole.
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
    // There is none, or it is of no use: then everything is compiled.
    return new Map()
  }
}

/** Keeps the documents for the next time. The index is written last: without it, nothing else counts. */
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
