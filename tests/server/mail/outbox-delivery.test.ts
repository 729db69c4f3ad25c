import { expect, vi, test } from 'vitest'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { SECOND } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { AMINA, makeBrowser, makeServer, startInstance } from '#tests/server/fixtures/accounts.ts'
import { makeMigratedSettings } from '#tests/server/fixtures/databases.ts'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import { EMAIL, startMailServer } from '#tests/server/fixtures/mail.ts'

const untilArrived = (mails: Array<unknown>, count: number) =>
  vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 20_000, interval: 20 })

test('mail left at shutdown is sent after the next start by the sender of the settings, and every half a minute what is due', async () => {
  const settings = await makeMigratedSettings()
  const before = await openDatabase(settings)
  await outboxStore(before.db, Date.now).add(EMAIL)
  await before.close()
  const { url, mails } = await startMailServer()
  let time = Date.now()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const environment = { SMTP_URL: url, MAIL_FROM: 'Team <team@gelegrid.example>' }
  const { app, database } = await startInstance({ settings, now: () => time, environment })
  await app.ready()
  // Not yet due in the run with which the server starts.
  await outboxStore(database.db, () => time + 30_000).add(EMAIL)
  time += 30_000
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await untilArrived(mails, 2)
  expect(mails[0]?.from).toEqual({ name: 'Team', address: 'team@gelegrid.example' })
})

test('a mail whose file cannot be made is logged and tried again, and delays no other mail [RUN-15]', async () => {
  const { url, mails } = await startMailServer()
  const { logger, text } = makeLogger()
  let isBroken = true
  const { app, database, now, pass } = await makeServer({ environment: { SMTP_URL: url }, logger })
  app.makeAttachment = async () => {
    if (isBroken) throw new Error('The font is missing.')
    return { filename: 'receipt.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }
  }

  // All are due in one round: a round for each would hide that a failure ends it.
  const outbox = outboxStore(database.db, now)
  await outbox.add({ ...EMAIL, subject: 'Receipt', attachment: '7' })
  pass(1)
  for (const subject of ['Second', 'Third']) await outbox.add({ ...EMAIL, subject })
  app.deliverSoon()
  await untilArrived(mails, 2)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Second', 'Third'])
  const last_error = 'The file 7 could not be made: Error: The font is missing.'
  const mail = database.db.selectFrom('outbox').selectAll().where('subject', '=', 'Receipt')
  const waiting = { body: EMAIL.body, sent_at: null, attempts: 1, last_error }
  expect(await mail.execute()).toMatchObject([waiting])
  expect(text()).toContain('a mail could not be sent, and will be tried again')
  expect(text()).toContain(last_error)

  isBroken = false
  pass(30 * SECOND)
  app.deliverSoon()
  await untilArrived(mails, 3)
  expect(mails[2]).toMatchObject({ subject: 'Receipt', attachments: [{ filename: 'receipt.pdf' }] })
})

test('a server that stops finishes the mail in hand', async () => {
  let closed: Promise<unknown> | undefined
  const { url, mails } = await startMailServer({
    beforeAccepting: async () => {
      closed = instance.app.close()
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  const instance = await makeServer({ environment: { SMTP_URL: url } })
  await makeBrowser(instance.app).signUp(AMINA)
  await untilArrived(mails, 1)
  await closed

  const { db, close } = await openDatabase(instance.settings)
  const rows = await db.selectFrom('outbox').select(['body', 'sent_at', 'last_error']).execute()
  expect(rows).toEqual([{ body: '', sent_at: expect.any(Number), last_error: null }])
  await close()
})

test('a mail server that hangs does not hold up the end, and the mail stays in the outbox [RUN-16]', async () => {
  // It never calls back, and so never greets.
  const onConnect = vi.fn<() => void>()
  const { url } = await startMailServer({ onConnect })
  const { app, database, settings, now } = await makeServer({ environment: { SMTP_URL: url } })
  await outboxStore(database.db, now).add(EMAIL)
  await app.ready()
  await vi.waitUntil(() => onConnect.mock.calls.length === 1, { timeout: 20_000 })

  const startedAt = performance.now()
  await app.close()
  // The process has ten seconds to end.
  expect(performance.now() - startedAt).toBeLessThan(8000)
  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('outbox').select(['body', 'sent_at']).execute()
  expect(rows).toEqual([{ body: EMAIL.body, sent_at: null }])
  await close()
})
