import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { Memories, Remembered } from './check-memory.ts'

const FILE = '.contentlayer/.cache/checks.json'

/** What an earlier run of these tools remembers; nothing where it cannot be read. */
export async function readMemories(root: string, tools: string): Promise<Memories> {
  try {
    const [writtenBy, entries] = JSON.parse(await readFile(path.join(root, FILE), 'utf8')) as [
      tools: string,
      entries: Array<[string, Remembered]>,
    ]
    return writtenBy === tools ? new Map(entries) : new Map()
  } catch {
    // There is none, or it is cut off: then every document is examined.
    return new Map()
  }
}

/** Keeps for the next run what is known. */
export async function writeMemories(root: string, tools: string, memories: Memories): Promise<void> {
  const file = path.join(root, FILE)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFileAtomic(file, JSON.stringify([tools, [...memories]]), { fsync: false })
}

/** Whether two runs remember the same, so that nothing has to be written. */
export function isSameMemory(before: Memories, after: Memories): boolean {
  return before.size === after.size && [...after].every(([file, memory]) => before.get(file) === memory)
}
