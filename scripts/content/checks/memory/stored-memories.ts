import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { Memories, Remembered } from './check-memory.ts'

const FILE = '.contentlayer/.cache/checks.json'

/** Reads the results stored by an earlier run of the same tools; empty if they cannot be read. */
export async function readMemories(root: string, tools: string): Promise<Memories> {
  try {
    const [writtenBy, entries] = JSON.parse(await readFile(path.join(root, FILE), 'utf8')) as [
      tools: string,
      entries: Array<[string, Remembered]>,
    ]
    return writtenBy === tools ? new Map(entries) : new Map()
  } catch {
    // The file is missing or truncated: every document is examined.
    return new Map()
  }
}

/** Stores the results for the next run. */
export async function writeMemories(root: string, tools: string, memories: Memories): Promise<void> {
  const file = path.join(root, FILE)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFileAtomic(file, JSON.stringify([tools, [...memories]]), { fsync: false })
}

/** Whether both results are the same, so that nothing needs to be written. */
export function isSameMemory(before: Memories, after: Memories): boolean {
  return before.size === after.size && [...after].every(([file, memory]) => before.get(file) === memory)
}
