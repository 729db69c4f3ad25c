import getPort from 'get-port'
import { expect, test } from 'vitest'
import type { Clock } from '#server/platform/clock.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { outboxWorker } from '#server/mail/plugin.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { LEASE, outboxStore } from '#server/mail/outbox-store.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeLog } from '#tests/server/fixtures/log.ts'
import { EMAIL, startMailServer } from '#tests/server/fixtures/mail.ts'

const NOW = Date.UTC(2026, 10, 21)
const sender = () => 'Kente Code <hello@kentecode.example>'

type Setup = { database: Database; smtpUrl: string; now?: Clock }

function makeSender({ database, smtpUrl, now = () => NOW }: Setup) {
  const outbox = outboxStore(database.db, now)
  const { log, text } = makeLog()
  const config = { smtpUrl, dataDir: '' }
  return {
    ...outboxWorker({ outbox, send: makeTransport({ config, sender, log }), log }),
    outbox,
    logText: text,
  }
}

const rowsOf = ({ db }: Database) => db.selectFrom('outbox').selectAll().execute()

testOnBoth('two instances send each email once', async (kind) => {
  const database = await makeDatabase(kind)
  const { url, mails } = await startMailServer()
  const senders = [1, 2, 3].map(() => makeSender({ database, smtpUrl: url }))
  const subjects = Array.from({ length: 30 }, (_, index) => `Email ${index + 10}`)
  for (const subject of subjects) await senders[0]!.outbox.add({ ...EMAIL, subject })

  await Promise.all(senders.map(({ run }) => run()))

  expect(mails.map(({ subject }) => subject).sort()).toEqual(subjects)
})

test('an email for an unknown mailbox is given up at once, and the next one sent', async () => {
  const database = await makeDatabase()
  const { url, mails } = await startMailServer({
    onRcptTo({ address }, _session, callback) {
      const isUnknown = address.startsWith('nobody')
      callback(isUnknown ? Object.assign(new Error(`No such user: ${address}`), { responseCode: 550 }) : null)
    },
  })
  const { outbox, run, logText } = makeSender({ database, smtpUrl: url })
  await outbox.add({ ...EMAIL, recipient: 'nobody@example.com' })
  await outbox.add(EMAIL)

  await run()

  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['amina@example.com'])
  const [lost] = await database.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute()
  expect(lost).toMatchObject({ body: '', last_error: expect.stringContaining('No such user') })
  expect(await outbox.claim()).toBeNull()
  expect(logText()).toContain('"responseCode":550')
  expect(logText()).not.toMatch(/nobody|4711/)
})

test('mail waits while the mail server wants a password or refuses our sender, and is sent once it does not [RUN-14]', async () => {
  const database = await makeDatabase()
  let isRefused = true
  let attempts = 0
  const { url, mails } = await startMailServer({
    onMailFrom(_address, _session, callback) {
      attempts += 1
      const refusal = Object.assign(new Error('5.7.0 Authentication required'), { responseCode: 530 })
      callback(isRefused ? refusal : null)
    },
  })
  let time = NOW
  const { outbox, run } = makeSender({ database, smtpUrl: url, now: () => time })
  await outbox.add(EMAIL)
  await outbox.add(EMAIL)

  await run()
  expect(attempts).toBe(1)

  isRefused = false
  time += 30 * SECOND
  expect(await outbox.oldestAge()).toBe(30 * SECOND)
  await run()
  expect(mails).toHaveLength(2)
  expect(await outbox.oldestAge()).toBe(0)
})

test('an email that is valid for a day is given up after a day, and its error is kept', async () => {
  const database = await makeDatabase()
  let time = NOW
  const { outbox, run, logText } = makeSender({
    database,
    smtpUrl: `smtp://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`,
    now: () => time,
  })
  await outbox.add({ ...EMAIL, ttl: DAY })
  const times: Array<number> = []
  for (let [email] = await rowsOf(database); email?.body; [email] = await rowsOf(database)) {
    time = email.due_at
    times.push((time - NOW) / MINUTE)
    await run()
  }
  expect(time).toBeLessThan(NOW + DAY)
  expect(times.slice(0, 8)).toEqual([0, 0.5, 1.5, 3.5, 8.5, 23.5, 83.5, 143.5])
  expect(logText().match(/was given up/g)).toHaveLength(1)
  expect(await rowsOf(database)).toMatchObject([
    { body: '', sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
  ])
})

test('a code that has expired is not sent, and cannot be read here any more', async () => {
  const database = await makeDatabase()
  const { url, mails } = await startMailServer()
  let time = NOW
  const { outbox, run } = makeSender({ database, smtpUrl: url, now: () => time })
  await outbox.add(EMAIL)
  time += EMAIL.ttl
  await run()
  expect(mails).toEqual([])
  await outbox.purge()
  expect(await rowsOf(database)).toMatchObject([{ body: '', sent_at: null }])
})

test('mail claimed by one instance is available to others after its lease', async () => {
  const { db } = await makeDatabase()
  let time = NOW
  const outbox = outboxStore(db, () => time)
  await outbox.add({ ...EMAIL, ttl: HOUR })
  expect(await outbox.claim()).toMatchObject({ subject: EMAIL.subject, attempts: 1 })
  time += LEASE - 1
  expect(await outbox.claim()).toBeNull()
  time += 1
  expect(await outbox.claim()).toMatchObject({ subject: EMAIL.subject, attempts: 2 })
})
