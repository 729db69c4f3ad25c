import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, inject, onTestFinished, test, type TestContext } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { readSecret } from '#server/platform/secret.ts'
import { explainDataErrors } from '#server/platform/start-error.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'

/** The message of a start with these settings. */
async function explanationOf(dataDir: string, databaseUrl: string | null = null) {
  const settings = { dataDir, databaseUrl, secret: null }
  const start = async () => {
    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    readSecret(settings)
  }
  return explainDataErrors(settings, start).then(
    () => 'It started.',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  )
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

test.for([
  ['on a full disk', 'size=16k', '', 'disk I/O error|database or disk is full|ENOSPC'],
  ['in a new folder of a read-only one', 'ro,size=1m', 'data', 'EROFS|ENOENT'],
] as const)('a first start %s says so', async ([_where, options, name, reason], context) => {
  const folder = join(await mountDisk(context, options), name)
  const sentence = `^StartError: The data in ${folder} cannot be used: .*(?:${reason}).* set DATA_DIR`
  expect(await explanationOf(folder)).toMatch(new RegExp(sentence))
})

test('a file that is no database, and an empty secret, are left alone and explained', async () => {
  const folder = await makeDataDir()
  await writeFile(join(folder, 'site.db'), 'The minutes of our first meeting. '.repeat(50))
  expect(await explanationOf(folder)).toMatch(/The data in .* cannot be used: .*restore a backup/)
  const other = await makeDataDir()
  await writeFile(join(other, 'secret'), '\n')
  expect(await explanationOf(other)).toMatch(/secret is empty\. Restore it, or delete it/)
})

test('a database that is not found or does not answer is named, and never its password [RUN-18]', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  for (const host of ['database.invalid', `127.0.0.1:${port}`]) {
    const sentence = await explanationOf('/nowhere', `postgres://site:hunter2@${host}/site`)
    expect(sentence).toMatch(
      new RegExp(`^StartError: PostgreSQL at ${host} cannot be used: .*DATABASE_URL\\.$`),
    )
    expect(sentence).not.toContain('hunter2')
  }
})

test.skipIf(inject('postgresUrl') === null)('a database that does not exist is named [RUN-18]', async () => {
  const url = new URL(inject('postgresUrl')!)
  url.pathname = '/elsewhere'
  expect(await explanationOf('/nowhere', url.href)).toContain('database "elsewhere" does not exist')
})
