import { existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { OperatorError } from './command.ts'

/** Writes a file atomically, never over an existing one, and readable by its owner only. */
export async function writeNewFile(to: string, content: Buffer | AsyncIterable<string>) {
  await makeNewFile(to, async (draft) => {
    const file = await open(draft, 'wx', 0o600)
    try {
      await writeFile(file, content)
    } finally {
      await file.close()
    }
  })
}

/** The same for other writers: `write` receives the path to write to. */
export async function makeNewFile(to: string, write: (draft: string) => Promise<void>) {
  const path = resolve(to)
  if (existsSync(path))
    throw new OperatorError(`${path} is there already. Choose another name, or move it away.`)
  if (!existsSync(dirname(path))) throw new OperatorError(`There is no folder ${dirname(path)}.`)
  const draft = `${path}.${process.pid}.unfinished`
  try {
    await write(draft)
    await untilOnDisk(draft)
    await rename(draft, path)
    await untilOnDisk(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return path
}

/** Waits until a file or folder is on disk, as a backup must survive a power failure. */
export async function untilOnDisk(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
