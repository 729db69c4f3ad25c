import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { purgeOnceADay } from '#server/privacy/plugin.ts'
import { makeAccountsApp } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth, testOnSqlite } from '#tests/server/fixtures/databases.ts'
import { makeMetricsSetup } from '#tests/server/fixtures/metrics.ts'
import { valueOf } from '#tests/server/fixtures/prometheus-text.ts'

// The purge begins, and fails at the requests.
const breakPurge = ({ db }: Database) => sql`ALTER TABLE requests RENAME TO requests_away`.execute(db)
const restoreTable = ({ db }: Database) => sql`ALTER TABLE requests_away RENAME TO requests`.execute(db)

testOnBoth('a purge that failed does not count as the one of the day [PRIV-15]', async (kind) => {
  const { app, database, pass } = await makeAccountsApp(kind)
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

testOnSqlite(
  'the failure of a purge is logged and counted, and a minute later it is tried again [PRIV-15]',
  async (kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { setup, read, lines } = makeMetricsSetup()
    const { app, database, pass } = await makeAccountsApp(kind, setup)
    await app.ready()
    const messages = () => lines.map(({ msg }) => msg)
    await breakPurge(database)
    vi.advanceTimersByTime(5 * MINUTE)
    await vi.waitFor(() => expect(messages()).toContain('housekeeping failed, and will be tried again'))
    const failures = valueOf(await read(), 'housekeeping_failures_total', { task: 'retention' })
    expect(failures).toBe(1)

    await restoreTable(database)
    pass(MINUTE)
    vi.advanceTimersByTime(MINUTE)
    vi.useRealTimers()
    await vi.waitFor(() => expect(messages()).toContain('deleted what was older than its retention period'))
  },
)
