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

const FULL = 'The disk of FOLDER is full. Make room, or set DATA_DIR to another folder.'
const READ_ONLY =
  'FOLDER cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.'

test.for([
  ['on a full disk', 'size=16k', '', FULL],
  ['in a read-only folder', 'ro,size=1m', '', READ_ONLY],
  ['in a new folder of a read-only one', 'ro,size=1m', 'data', READ_ONLY],
] as const)('a first start %s says so', async ([_where, options, name, sentence], context) => {
  const folder = join(await mountDisk(context, options), name)
  expect(await explanationOf(folder)).toBe(`StartError: ${sentence.replace('FOLDER', folder)}`)
})

test('a file that is no database is left alone and explained', async () => {
  const folder = await makeDataDir()
  await writeFile(join(folder, 'site.db'), 'The minutes of our first meeting. '.repeat(50))
  expect(await explanationOf(folder)).toBe(
    `StartError: The database in ${folder} is damaged, or is no database. Restore a backup with npm run admin -- restore, or set DATA_DIR to another folder.`,
  )
})

test('an empty secret is not used, but explained', async () => {
  const folder = await makeDataDir()
  const path = join(folder, 'secret')
  await writeFile(path, '\n')
  expect(await explanationOf(folder)).toBe(
    `StartError: ${path} is empty. Restore it, or delete it to have a new one made.`,
  )
})

test('an unknown host of the database is named', async () => {
  expect(await explanationOf('/nowhere', 'postgres://site@database.invalid/site')).toBe(
    'StartError: DATABASE_URL names the host database.invalid, and no machine of this name is found. Check its spelling.',
  )
})

test('a closed port of the database is named, and never the password [RUN-18]', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  expect(await explanationOf('/nowhere', `postgres://site:hunter2@127.0.0.1:${port}/site`)).toBe(
    `StartError: PostgreSQL at 127.0.0.1:${port} does not answer (connect ECONNREFUSED 127.0.0.1:${port}). Check that it runs, and the host and the port in DATABASE_URL.`,
  )
})

test.skipIf(inject('postgresUrl') === null)('a database that does not exist is named', async () => {
  const url = new URL(inject('postgresUrl')!)
  url.pathname = '/elsewhere'
  expect(await explanationOf('/nowhere', url.href)).toBe(
    `StartError: PostgreSQL at ${url.host} answers: database "elsewhere" does not exist. Check the user, the password and the database in DATABASE_URL, and the rights of this user.`,
  )
})
