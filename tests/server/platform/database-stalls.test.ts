import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { isUnavailable } from '#server/platform/database/faults.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { makeLine } from '#tests/server/fixtures/database-line.ts'
import { makeMigratedSettings } from '#tests/server/fixtures/databases.ts'

const testOnPostgres = test.skipIf(inject('postgresUrl') === null)

async function makeStallingDatabase(options: Record<string, string>) {
  const settings = await makeMigratedSettings('postgres')
  const line = await makeLine(settings.databaseUrl!)
  const url = new URL(line.url)
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value)
  const near = await openDatabase({ ...settings, databaseUrl: url.href })
  const far = await openDatabase(settings)
  onTestFinished(async () => void (await Promise.all([near.close(), far.close()])))
  return { line, near, far }
}

const limit = (key: string) => ({ key, count: 1, ends_at: 1 })

const reason = (error: unknown) => error

testOnPostgres('a connection whose query timed out is never used again [RUN-17]', async () => {
  const { line, near, far } = await makeStallingDatabase({ query_timeout: '300' })
  const change = near.db
    .transaction()
    .execute(async (transaction) => {
      await transaction.insertInto('limits').values(limit('undone')).execute()
      line.stall()
      await transaction.insertInto('limits').values(limit('never sent')).execute()
    })
    .catch(reason)
  expect(isUnavailable(await change)).toBe(true)
  line.flow()

  const written = ['first', 'second', 'third']
  for (const key of written) await near.db.insertInto('limits').values(limit(key)).execute()
  const stored = await far.db.selectFrom('limits').select('key').orderBy('key').execute()
  expect(stored.map(({ key }) => key)).toEqual(written)
})

testOnPostgres('an idle server keeps a connection, by which a restore notices it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const settings = await makeMigratedSettings('postgres')
  const [idle, other] = [await openDatabase(settings), await openDatabase(settings)]
  onTestFinished(async () => void (await Promise.all([idle.close(), other.close()])))
  await idle.db.selectFrom('limits').select('key').execute()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await wait(200)
  const { rows } = await sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  `.execute(other.db)
  expect(rows).toHaveLength(1)
})
