import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely, Migration } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, MIGRATIONS } from '#server/platform/database/migrate.ts'
import { openDatabase, openSqlite } from '#server/platform/database/open.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { AMINA, makeBrowser, makeMember, NGOZI, startInstance } from '#tests/server/fixtures/accounts.ts'
import {
  type DatabaseSettings,
  makeDatabaseSettings,
  makeDataDir,
  testOnBoth,
  testOnPostgres,
} from '#tests/server/fixtures/databases.ts'
import { MESSAGE, nominate, send, storedIn } from '#tests/server/fixtures/submissions.ts'

testOnPostgres('three instances that start at once on an empty database all find their tables', async () => {
  const settings = await makeDatabaseSettings('postgres')
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)))
  for (const { db, close } of databases) {
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([])
    await close()
  }
})

test('only the owner can read the files of a SQLite database, whatever the folder allows', async () => {
  const dataDir = await makeDataDir()
  await chmod(dataDir, 0o755)
  const { close } = await openDatabase({ dataDir, databaseUrl: null })
  const files = await readdir(dataDir)
  expect(files).toContain('site.db-wal')
  for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o077).toBe(0)
  await close()
})

/** The allowed changes of a next version: new tables, and new columns of existing tables. */
function nextVersion(): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('badges')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        )
        .execute()
      for (const table of ['accounts', 'sessions', 'submissions', 'outbox', 'materials', 'limits'])
        await db.schema
          .alterTable(table)
          .addColumn('next_count', 'bigint', (column) => column.notNull().defaultTo(0))
          .execute()
      await db.schema.createIndex('submissions_count').on('submissions').column('next_count').execute()
    },
  }
}

const NEXT = { ...MIGRATIONS, '9999-next-version': nextVersion }

async function upgrade({ dataDir, databaseUrl }: DatabaseSettings) {
  const database = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl)
  await migrate(database, NEXT)
  await database.close()
}

async function useSite(settings: DatabaseSettings, person: typeof AMINA, key: string) {
  const { app, database } = await startInstance({ settings, now: Date.now })
  const member = await makeMember(app, person)
  expect((await send(app, 'contact', MESSAGE, `message-${key}`)).statusCode).toBe(201)
  expect((await nominate(app, { key: `nomination-${key}` })).statusCode).toBe(201)
  expect(await member.whoAmI()).toMatchObject({ email: person.email })
  return { app, database, member }
}

testOnBoth('the old server runs and restarts on the tables of the next version [RUN-11]', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  // The old server keeps running while the next version starts, and runs again after a rollback.
  const before = await useSite(settings, AMINA, 'before')
  await upgrade(settings)
  expect(await before.member.whoAmI()).toMatchObject({ email: AMINA.email })
  expect((await send(before.app, 'contact', MESSAGE, 'message-during')).statusCode).toBe(201)
  expect((await before.member.post('/auth/login', AMINA)).statusCode).toBe(200)
  await before.app.close()

  const after = await useSite(settings, NGOZI, 'after')
  expect((await makeBrowser(after.app).logIn(AMINA)).statusCode).toBe(200)
  const keys = (await storedIn(after.database)).map(({ key }) => key)
  expect(keys.sort()).toEqual([
    'message-after',
    'message-before',
    'message-during',
    'nomination-after',
    'nomination-before',
  ])
  await after.app.close()

  // The migration of the next version does not run again: it would fail, as its table is there.
  await upgrade(settings)
})
