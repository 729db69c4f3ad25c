import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { filesBelow } from '#scripts/files-below.ts'

const FOLDER = '.contentlayer/.cache'
const SOURCES_FILE = '.contentlayer/sources.json'
const LOCK_FILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

const item = v.looseObject({ documentHash: v.string() })
const cacheSchema = v.looseObject({ cacheItemsMap: v.record(v.string(), item) })
const sourcesSchema = v.object({ tools: v.string(), files: v.record(v.string(), v.string()) })

type Digests = Record<string, string>

/**
 * Keeps of the compiler's cache the documents whose files are unchanged. By itself the compiler goes by the time of a
 * file, whatever it contains, and whatever the versions of its packages. The name of the cache has a hash of
 * contentlayer.config.ts and its imports, and no document of ours refers to another, so a file decides about its own document alone.
 */
export async function keepUnchangedDocuments(root: string): Promise<{ save: () => Promise<void> }> {
  const tools = digestOf([process.version, readFileSync(LOCK_FILE)])
  const before = digestsOf(root)
  const kept = await verifiedCache(root, tools, before).catch(() => null)
  await rm(path.join(root, SOURCES_FILE), { force: true })
  await rm(path.join(root, FOLDER), { recursive: true, force: true })
  if (kept !== null) {
    await mkdir(path.dirname(kept.file), { recursive: true })
    await writeFile(kept.file, JSON.stringify(kept.cache))
  }
  return {
    /** After the compiler has succeeded. A file that was saved meanwhile is compiled again next time. */
    async save() {
      const after = digestsOf(root)
      const files = Object.fromEntries(
        Object.entries(before).filter(([file, digest]) => after[file] === digest),
      )
      await writeFile(path.join(root, SOURCES_FILE), JSON.stringify({ tools, files }))
    },
  }
}

async function verifiedCache(root: string, tools: string, now: Digests) {
  const sources = v.parse(sourcesSchema, await readJson(path.join(root, SOURCES_FILE)))
  if (sources.tools !== tools) return null
  const names = await readdir(path.join(root, FOLDER), { recursive: true })
  const [name, ...others] = names.filter((each) => /data-\w+\.json$/.test(each))
  if (name === undefined || others.length > 0) return null
  const file = path.join(root, FOLDER, name)
  const cache = v.parse(cacheSchema, await readJson(file))
  const unchanged = Object.entries(cache.cacheItemsMap).filter(
    ([id]) => now[id] !== undefined && now[id] === sources.files[id],
  )
  cache.cacheItemsMap = Object.fromEntries(
    unchanged.map(([id, cached]) => [id, { ...cached, documentHash: timeOf(root, id) }]),
  )
  return { file, cache }
}

/** As the compiler writes it. */
function timeOf(root: string, id: string) {
  return statSync(path.join(root, 'content', id))
    .mtime.getTime()
    .toString()
}

/** Of every document, by its id in the compiler: its path in content/. */
function digestsOf(root: string): Digests {
  const content = path.join(root, 'content')
  const documents = filesBelow(content).filter((file) => /\.(?:md|yaml)$/.test(file))
  return Object.fromEntries(
    documents.map((file) => [file, digestOf([readFileSync(path.join(content, file))])]),
  )
}

function digestOf(parts: Array<string | Buffer>) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
