import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toolsDigest } from './tools-digest.ts'

type Cached<Value> = { tools: string; value: Value }

/** Caches a value that depends on the code alone in a JSON file, until the code changes. `make` takes seconds. */
export async function withToolCache<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  const tools = toolsDigest()
  const known = await readCached<Value>(file)
  if (known?.tools === tools) return known.value
  const value = await make()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ tools, value } satisfies Cached<Value>))
  return value
}

async function readCached<Value>(file: string): Promise<Cached<Value> | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Cached<Value>
  } catch {
    // The file is missing or truncated.
    return null
  }
}
