import { sql } from 'kysely'
import { expect, vi, test } from 'vitest'
import { DAY, HOUR, MINUTE, type Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { purgeOnceADay, retentionPurge } from '#server/privacy/retention-purge.ts'
import { requestStore } from '#server/requests/request-store.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { makeServer, makeMemberApp, startInstance } from '#tests/server/fixtures/accounts.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import { DONATION, MESSAGE, PDF } from '#tests/server/fixtures/submissions.ts'

const NOW = Date.UTC(2026, 2, 8)
const attachment = { name: 'portfolio.pdf', type: 'application/pdf', content: PDF }

async function storeOfEachKind({ db }: Database, now: Clock) {
  const { store, markNotified } = submissionStore(db, now)
  await store({ kind: 'contact', key: 'a-message', payload: MESSAGE })
  await store({ kind: 'volunteering', key: 'an-application', payload: MESSAGE })
  await store({ kind: 'donations', key: 'a-donation', payload: DONATION })
  await store({ kind: 'nominations', key: 'a-nomination', payload: MESSAGE, attachment })
  await store({ kind: 'newsletter', key: 'an-address', payload: MESSAGE })
  await markNotified(['contact', 'volunteering', 'donations', 'nominations'])
}

async function kindsIn({ db }: Database) {
  const rows = await db.selectFrom('submissions').select('kind').orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}

testOnBoth('each kind is deleted when its own period is over [PRIV-6]', async (kind) => {
  const database = await makeDatabase(kind)
  let time = NOW
  const now = () => time
  await storeOfEachKind(database, now)
  const { run } = retentionPurge(database.db, now, FACTS.retention)

  for (const [age, kinds] of [
    [365 * DAY - 1, ['contact', 'donations', 'newsletter', 'nominations', 'volunteering']],
    [365 * DAY, ['donations', 'newsletter', 'nominations', 'volunteering']],
    [730 * DAY, ['donations', 'newsletter']],
    // A subscription has no retention: it lasts until its owner unsubscribes.
    [2555 * DAY, ['newsletter']],
  ] as const) {
    time = NOW + age
    await run()
    expect(await kindsIn(database)).toEqual(kinds)
  }
  expect(await database.db.selectFrom('materials').selectAll().execute()).toEqual([])
})

test('nothing is deleted that the team has not been notified of [PRIV-7]', async () => {
  const database = await makeDatabase()
  const { store } = submissionStore(database.db, () => NOW)
  await store({ kind: 'contact', key: 'a-message', payload: MESSAGE })
  const { count, run } = retentionPurge(database.db, () => NOW + 4000 * DAY, FACTS.retention)
  expect((await count())[0]).toEqual({ kind: 'contact', due: 0 })
  await run()
  expect(await kindsIn(database)).toEqual(['contact'])
})

test('more rows than fit into one batch are all deleted', async () => {
  const database = await makeDatabase()
  const { store, markNotified } = submissionStore(database.db, () => NOW)
  for (let number = 0; number < 120; number++)
    await store({ kind: 'contact', key: `message-${number}`, payload: MESSAGE })
  await markNotified(['contact'])
  const result = await retentionPurge(database.db, () => NOW + 366 * DAY, FACTS.retention).run()
  expect(result[0]).toEqual({ kind: 'contact', deleted: 120 })
})

test('requests of members are deleted when they are answered and old, as is the record of mails; open ones stay [PRIV-6 PRIV-7]', async () => {
  const { app, database, pass } = await makeMemberApp()
  const { db } = database
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const requests = requestStore(db, app.now)
  await requests.add({ account_id: id, kind: 'channel', subject: 'design', message: '' })
  const answered = await db.selectFrom('requests').select('id').executeTakeFirstOrThrow()
  await requests.answer(answered.id, 'declined')
  await requests.add({ account_id: id, kind: 'channel', subject: 'data', message: '' })
  pass(366 * DAY)
  await purgeOnceADay(app)
  const left = await db.selectFrom('requests').select('subject').execute()
  expect(left).toEqual([{ subject: 'data' }])
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
})

testOnBoth('of all instances one purges, and once a day [PRIV-8]', async (kind) => {
  const { app, settings, pass } = await makeServer({ kind })
  const { app: other } = await startInstance({ settings, now: app.now })
  const turns = async () => Promise.all([purgeOnceADay(app), purgeOnceADay(other)])
  expect((await turns()).sort()).toEqual([false, true])
  pass(23 * HOUR)
  expect(await turns()).toEqual([false, false])
  pass(HOUR)
  expect((await turns()).sort()).toEqual([false, true])
})

test('a purge that failed does not count as the one of the day [PRIV-15]', async () => {
  const { app, database, pass } = await makeServer()
  // The purge begins, and fails at the requests.
  await sql`ALTER TABLE requests RENAME TO requests_away`.execute(database.db)
  await expect(purgeOnceADay(app)).rejects.toThrow('requests')
  await sql`ALTER TABLE requests_away RENAME TO requests`.execute(database.db)
  pass(MINUTE)
  expect(await purgeOnceADay(app)).toBe(true)
  pass(DAY - MINUTE)
  expect(await purgeOnceADay(app)).toBe(false)
  pass(MINUTE)
  expect(await purgeOnceADay(app)).toBe(true)
})

test('a running server purges by itself, and its log names counts only [PRIV-8]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { logger, text } = makeLogger()
  const { app, database, pass } = await makeServer({ logger })
  await app.ready()
  await storeOfEachKind(database, app.now)
  pass(800 * DAY)
  vi.advanceTimersByTime(HOUR)
  await vi.waitFor(async () => expect(await kindsIn(database)).toEqual(['donations', 'newsletter']))
  await vi.waitFor(() => expect(text()).toContain('older than its retention period'))
  expect(text()).toContain('"contact":1')
  expect(text()).not.toMatch(/amina/i)
  vi.useRealTimers()
})
