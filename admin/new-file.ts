import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { OperatorError } from './command.ts'

/** Writes a file of the operator's, whole or not at all, and never over another. Only its owner may read it. */
export async function writeNewFile(to: string, content: string | Buffer) {
  await makeNewFile(to, async (draft) => {
    const file = await open(draft, 'wx', 0o600)
    await file.writeFile(content).finally(() => file.close())
  })
}

/** The same for what others write: `write` gets a name to write to. */
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

// A backup that a power cut takes back is none.
async function untilOnDisk(path: string) {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
