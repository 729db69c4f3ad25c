import getPort from 'get-port'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { explainDataErrors } from '#server/platform/start-error.ts'

/** The message of a start with this database. */
async function explanationOf(databaseUrl: string) {
  const settings = { dataDir: '/nowhere', databaseUrl }
  return explainDataErrors(settings, () => openDatabase(settings)).then(
    () => 'It started.',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  )
}

test('an unknown host of the database is named', async () => {
  expect(await explanationOf('postgres://site@database.invalid/site')).toBe(
    'StartError: DATABASE_URL names the host database.invalid, and no machine of this name is found. Check its spelling.',
  )
})

test('a closed port of the database is named, and never the password [RUN-18]', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  expect(await explanationOf(`postgres://site:hunter2@127.0.0.1:${port}/site`)).toBe(
    `StartError: PostgreSQL at 127.0.0.1:${port} does not answer (connect ECONNREFUSED 127.0.0.1:${port}). Check that it runs, and the host and the port in DATABASE_URL.`,
  )
})

test.skipIf(inject('postgresUrl') === null)('a database that does not exist is named', async () => {
  const url = new URL(inject('postgresUrl')!)
  url.pathname = '/elsewhere'
  expect(await explanationOf(url.href)).toBe(
    `StartError: PostgreSQL at ${url.host} answers: database "elsewhere" does not exist. Check the user, the password and the database in DATABASE_URL, and the rights of this user.`,
  )
})
