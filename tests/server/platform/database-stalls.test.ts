import { expect, inject, onTestFinished, test } from 'vitest'
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
