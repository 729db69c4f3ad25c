import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi, type TestContext } from 'vitest'
import { makeDataDir } from './fixtures/databases.ts'
import { startServer } from './fixtures/server-process.ts'
import { makeBuild } from './fixtures/site.ts'

// Starting a process takes a second, and several on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

async function expectRefusal(dataDir: string, sentence: string) {
  const server = startServer({ BUILD_DIR: await makeBuild(), DATA_DIR: dataDir })
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.output()).toBe(`${sentence}\n`)
}

/** Mounts a separate disk on a folder until the test ends. Skips the test if this user may not mount one. */
async function mountDisk({ skip }: TestContext, options: string) {
  const folder = await makeDataDir()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    skip('only root can mount a disk')
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

test('a first start on a full disk says so', async (context) => {
  const folder = await mountDisk(context, 'size=16k')
  await expectRefusal(folder, `The disk of ${folder} is full. Make room, or set DATA_DIR to another folder.`)
})

test.for(['', 'data'])('a first start in a read-only folder (%s) says so', async (name, context) => {
  const folder = join(await mountDisk(context, 'ro,size=1m'), name)
  await expectRefusal(
    folder,
    `${folder} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
  )
})

test('a file that is no database is left alone and explained', async () => {
  const folder = await makeDataDir()
  await writeFile(join(folder, 'site.db'), 'The minutes of our first meeting. '.repeat(50))
  await expectRefusal(
    folder,
    `The database in ${folder} is damaged, or is no database. Restore a backup with npm run admin -- restore, or set DATA_DIR to another folder.`,
  )
})

test('a file in place of the data folder is explained', async () => {
  const path = join(await makeDataDir(), 'data')
  await writeFile(path, '')
  await expectRefusal(path, `${path} is not a folder. Set DATA_DIR to one.`)
})

test('an empty secret is not used, but explained', async () => {
  const folder = await makeDataDir()
  const path = join(folder, 'secret')
  await writeFile(path, '\n')
  await expectRefusal(folder, `${path} is empty. Restore it, or delete it to have a new one made.`)
})
