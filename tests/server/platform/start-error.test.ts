import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { readSecret } from '#server/platform/secret.ts'
import { explainDataErrors } from '#server/platform/start-error.ts'
import { makeDataDir, testOnPostgres } from '#tests/server/fixtures/databases.ts'

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

testOnPostgres('a database that does not exist is named [RUN-18]', async () => {
  const url = new URL(inject('postgresUrl')!)
  url.pathname = '/elsewhere'
  expect(await explanationOf('/nowhere', url.href)).toContain('database "elsewhere" does not exist')
})
