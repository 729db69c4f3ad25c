import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { OperatorError } from './command.ts'

/** Makes a file atomically, never over an existing one: `write` receives the path to write to. Returns its path. */
export async function makeNewFile(to: string, write: (draft: string) => Promise<void> | void) {
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
