import { join } from 'node:path'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnavailable } from '#server/platform/database/faults.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import {
  AMINA,
  makeBrowser,
  makeMemberApp,
  makeServer,
  NGOZI,
  startInstance,
} from '#tests/server/fixtures/accounts.ts'
import { makeLine } from '#tests/server/fixtures/database-line.ts'
import {
  type DatabaseSettings,
  makeDatabaseSettings,
  makeMigratedSettings,
  testOnPostgres,
} from '#tests/server/fixtures/databases.ts'
import {
  fileOf,
  MEGABYTE,
  MESSAGE,
  nominate,
  PDF,
  send,
  storedIn,
} from '#tests/server/fixtures/submissions.ts'

const UNAVAILABLE = { error: 'This is not possible just now. Please try again in a moment.' }

async function untilItRuns(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const look = "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT pg_sleep%'"
  while ((await client.query(look)).rowCount === 0);
  await client.end()
}

testOnPostgres(
  'while PostgreSQL is down users get a message, and service resumes when it is back',
  async () => {
    const settings = await makeDatabaseSettings('postgres')
    const line = await makeLine(settings.databaseUrl!)
    const { app, database } = await startInstance({
      settings: { ...settings, databaseUrl: line.url },
      now: Date.now,
    })
    const browser = makeBrowser(app)
    await browser.signUp(AMINA)
    await browser.logIn(AMINA)

    const inProgress = sql`SELECT pg_sleep(4)`.execute(database.db).catch((reason: unknown) => reason)
    await untilItRuns(settings.databaseUrl!)
    await line.cut()
    expect(isUnavailable(await inProgress)).toBe(true)
    const session = () => browser.get('/auth/verify-user')
    for (const ask of [session, () => browser.logIn(AMINA), () => browser.signUp(NGOZI)]) {
      const answer = await ask()
      expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE])
      expect(answer.headers['retry-after']).toBe('5')
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200)

    await line.repair()
    expect(await browser.whoAmI()).toMatchObject({ email: AMINA.email })
    expect((await browser.signUp(NGOZI)).statusCode).toBe(201)
  },
)

test('while another process locks SQLite, everything else is answered, and writes wait for their turn', async () => {
  const { app, settings, member } = await makeMemberApp()
  const other = new Sqlite(join(settings.dataDir, 'site.db'))
  other.exec('BEGIN EXCLUSIVE')
  const store = vi.spyOn(app.submissions, 'store')

  let isAnswered = false
  const people = Array.from({ length: 20 }, (_, index) => send(app, 'contact', MESSAGE, `message-${index}`))
  void Promise.race(people).then(() => (isAnswered = true))
  const change = member.call('PATCH', '/account', {
    ...AMINA,
    first_name: 'Aminat',
    current_password: AMINA.password,
  })
  await vi.waitUntil(() => store.mock.calls.length === people.length)
  // Queries run in order: once the first of these is answered, each message has met the lock.
  for (let time = 1; time <= 10; time++) {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect(await member.whoAmI()).toMatchObject({ first_name: 'Amina' })
  }
  expect(isAnswered).toBe(false)

  other.exec('ROLLBACK')
  other.close()
  const statuses = (await Promise.all([...people, change])).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([...Array(20).fill(201), 200])
  // Committed, and not only visible to the connection that wrote it.
  const reader = new Sqlite(join(settings.dataDir, 'site.db'))
  expect(reader.prepare('SELECT count(*) AS count FROM submissions').all([])).toEqual([{ count: 20 }])
  reader.close()
})

test('a disk that is full in the middle of a transaction is no mistake of ours', async () => {
  const { app, database } = await makeServer()
  await sql`PRAGMA max_page_count = 1`.execute(database.db)
  const answer = await nominate(app, { file: fileOf(Buffer.concat([PDF, Buffer.alloc(MEGABYTE)])) })
  expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE])
  expect(await storedIn(database)).toEqual([])

  await sql`PRAGMA max_page_count = 100000`.execute(database.db)
  expect((await nominate(app)).statusCode).toBe(201)
})

test('outages are told from mistakes by their codes and words', () => {
  const isOutage = (code: string, message = '') => isUnavailable(Object.assign(new Error(message), { code }))
  for (const code of ['ECONNREFUSED', '57014', '53100', '53300', 'SQLITE_BUSY', 'SQLITE_IOERR_WRITE'])
    expect([code, isOutage(code)]).toEqual([code, true])
  for (const message of ['timeout exceeded when trying to connect', 'Query read timeout'])
    expect([message, isOutage('', message)]).toEqual([message, true])
  for (const code of ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR'])
    expect([code, isOutage(code)]).toEqual([code, false])
  expect(isOutage('', 'The Connection terminated here in the middle')).toBe(false)
})

/** Opens a database until the end of the test. */
async function open(settings: DatabaseSettings) {
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return database
}

const limit = (key: string) => ({ key, count: 1, ends_at: 1 })

testOnPostgres('a connection whose query timed out is never used again [RUN-17]', async () => {
  const settings = await makeMigratedSettings('postgres')
  const line = await makeLine(settings.databaseUrl!)
  const near = await open({ ...settings, databaseUrl: `${line.url}?query_timeout=300` })
  const far = await open(settings)
  const change = near.db
    .transaction()
    .execute(async (transaction) => {
      await transaction.insertInto('limits').values(limit('undone')).execute()
      line.stall()
      await transaction.insertInto('limits').values(limit('never sent')).execute()
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(await change)).toBe(true)
  line.flow()

  const written = ['first', 'second', 'third']
  for (const key of written) await near.db.insertInto('limits').values(limit(key)).execute()
  const stored = await far.db.selectFrom('limits').select('key').orderBy('key').execute()
  expect(stored.map(({ key }) => key)).toEqual(written)
})
