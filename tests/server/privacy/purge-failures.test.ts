import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { purgeOnceADay } from '#server/privacy/plugin.ts'
import { makeAccountsApp } from '#tests/server/fixtures/accounts.ts'

// The purge begins, and fails at the requests.
const breakPurge = ({ db }: Database) => sql`ALTER TABLE requests RENAME TO requests_away`.execute(db)
const restoreTable = ({ db }: Database) => sql`ALTER TABLE requests_away RENAME TO requests`.execute(db)

test('a purge that failed does not count as the one of the day [PRIV-15]', async () => {
  const { app, database, pass } = await makeAccountsApp()
  await breakPurge(database)
  await expect(purgeOnceADay(app)).rejects.toThrow('requests')
  await restoreTable(database)
  pass(MINUTE)
  expect(await purgeOnceADay(app)).toBe(true)
  pass(DAY - MINUTE)
  expect(await purgeOnceADay(app)).toBe(false)
  pass(MINUTE)
  expect(await purgeOnceADay(app)).toBe(true)
})
