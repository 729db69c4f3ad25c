import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished, test } from 'vitest'
import { dropDatabaseIn, makeDatabaseIn } from '#scripts/postgres/cluster.ts'
import { openDatabase, type Database } from '#server/database/open.ts'

export type DatabaseSettings = { dataDir: string; databaseUrl: string | null }

/** A folder that goes when the test ends. */
export async function makeDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gelegrid-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** The settings of an empty database of this kind, which goes when the test ends. */
export async function makeDatabaseSettings(kind: Database['kind']): Promise<DatabaseSettings> {
  const dataDir = await makeDataDir()
  if (kind === 'sqlite') return { dataDir, databaseUrl: null }
  const server = inject('postgresUrl')
  if (server === null) throw new Error('There is no PostgreSQL to test with.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = await makeDatabaseIn(server, name)
  onTestFinished(() => dropDatabaseIn(server, name))
  return { dataDir, databaseUrl }
}

/** An empty, open database with all its tables. */
export async function makeDatabase(kind: Database['kind']) {
  const database = await openDatabase(await makeDatabaseSettings(kind))
  onTestFinished(() => database.close())
  return database
}

/** The same test on SQLite and on PostgreSQL. */
export function testOnBoth(name: string, body: (kind: Database['kind']) => Promise<void>) {
  test(`${name} (SQLite)`, () => body('sqlite'))
  test.skipIf(inject('postgresUrl') === null)(`${name} (PostgreSQL)`, () => body('postgres'))
}
