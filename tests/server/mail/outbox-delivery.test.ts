import { expect, vi, test } from 'vitest'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { AMINA, makeBrowser, startInstance } from '#tests/server/fixtures/accounts.ts'
import { makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { EMAIL, startMailServer } from '#tests/server/fixtures/mail.ts'

const untilArrived = (mails: Array<unknown>, count: number) =>
  vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 20_000, interval: 20 })

test('the mail comes after the answer, through the mail server of the settings', async () => {
  const settings = await makeDatabaseSettings()
  const { url, mails } = await startMailServer()
  const environment = { SMTP_URL: url, MAIL_FROM: 'Team <team@gelegrid.example>' }
  const { app } = await startInstance({ settings, now: Date.now, environment })
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  await browser.post('/auth/recovery', { contact: AMINA.email })
  await untilArrived(mails, 1)
  expect(mails[0]).toMatchObject({
    from: { name: 'Team', address: 'team@gelegrid.example' },
    to: [{ address: AMINA.email }],
  })
})

test('mail left at shutdown is sent after the next start', async () => {
  const settings = await makeDatabaseSettings()
  const before = await openDatabase(settings)
  await outboxStore(before.db, Date.now).add(EMAIL)
  await before.close()

  const { url, mails } = await startMailServer()
  const { app } = await startInstance({ settings, now: Date.now, environment: { SMTP_URL: url } })
  await app.ready()
  await untilArrived(mails, 1)
})

test('every half a minute the server looks for mail that is due', async () => {
  const settings = await makeDatabaseSettings()
  const { url, mails } = await startMailServer()
  let time = Date.now()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const environment = { SMTP_URL: url }
  const { app, database } = await startInstance({ settings, now: () => time, environment })
  await app.ready()
  // Not yet due in the run with which the server starts.
  await outboxStore(database.db, () => time + 30_000).add(EMAIL)
  time += 30_000
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await untilArrived(mails, 1)
})

test('a server that stops finishes the mail in hand', async () => {
  const settings = await makeDatabaseSettings()
  let closed: Promise<unknown> | undefined
  const { url, mails } = await startMailServer({
    beforeAccepting: async () => {
      closed = instance.app.close()
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  const instance = await startInstance({ settings, now: Date.now, environment: { SMTP_URL: url } })
  await makeBrowser(instance.app).signUp(AMINA)
  await untilArrived(mails, 1)
  await closed

  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('outbox').select(['body', 'sent_at', 'last_error']).execute()
  expect(rows).toEqual([{ body: '', sent_at: expect.any(Number), last_error: null }])
  await close()
})

test('expired recoveries are deleted hourly', async () => {
  const settings = await makeDatabaseSettings()
  let time = Date.now()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app, database } = await startInstance({ settings, now: () => time })
  await makeBrowser(app).post('/auth/recovery', { contact: 'nobody@example.com' })
  const recoveries = () => database.db.selectFrom('recoveries').select('id').execute()
  expect(await recoveries()).toHaveLength(1)
  time += 60 * 60_000
  vi.advanceTimersByTime(60 * 60_000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await recoveries()).toEqual([]), { timeout: 20_000, interval: 20 })
})
