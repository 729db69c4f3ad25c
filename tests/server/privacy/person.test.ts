import { expect, test } from 'vitest'
import { CONSENTS } from '#contract/subscriptions.ts'
import type { Database } from '#server/platform/database/open.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { PERSONAL_DATA } from '#server/privacy/personal-data.ts'
import { personFiles } from '#server/privacy/person-files.ts'
import { receiptStore } from '#server/donations/receipt-store.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { AMINA, makeServer, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'
import {
  APPLICATION,
  DONATION,
  MESSAGE,
  NOMINATION,
  nominate,
  PDF,
  send,
} from '#tests/server/fixtures/submissions.ts'
import { UNREACHABLE_MAIL } from '#tests/server/fixtures/mail.ts'
import { HERS, tablesOf, tracesOf } from '#tests/server/fixtures/traces.ts'

const SECRET = 'a key that only these tests know'
const UNSCANNED = { clamdUrl: null, scanQuarantine: false }

async function makeAminasTraces(kind: Database['kind']) {
  const made = await makeServer({ kind, environment: UNREACHABLE_MAIL })
  const { app, database } = made
  const amina = await makeMember(app)
  await makeMember(app, NGOZI)
  await amina.call('POST', '/account/requests', {
    kind: 'mentor',
    subject: 'ada-obi',
    message: 'Amina Bello (amina@example.com) would like to learn SQL.',
  })
  await send(app, 'contact', { ...MESSAGE, email: ' AMINA@example.com ' }, 'her-message')
  await send(app, 'volunteering', APPLICATION, 'her-application')
  await send(app, 'newsletter', { email: AMINA.email }, 'her-subscription')
  await send(app, 'donations', DONATION, 'her-promise')
  await send(app, 'donations', DONATION, 'her-donation')
  const { find } = submissionStore(database.db, app.now)
  const donation = await database.db
    .selectFrom('submissions')
    .selectAll()
    .where('idempotency_key', '=', 'her-donation')
    .executeTakeFirstOrThrow()
  await database.db.transaction().execute(async (transaction) =>
    receiptStore(transaction, app.now).issue({
      submission: donation,
      amountMinor: 2_000_000,
      receivedOn: '2026-03-07',
      staffId: 'S-7F3KQ2',
    }),
  )
  await nominate(app, { key: 'nomination-by-her' })
  const hers = { email: 'Amina@Example.com', nominatorName: 'Ngozi Eze', nominatorEmail: NGOZI.email }
  await nominate(app, { key: 'nomination-of-her', fields: { ...hers, fullName: 'Amina Bello' } })
  const message = { fullName: 'Ngozi Eze', email: NGOZI.email, message: 'Please answer amina@example.com.' }
  await send(app, 'contact', message, 'message-of-another')
  return { ...made, find, donationId: donation.id }
}

async function exported({ db }: Database, email: string) {
  const files = new Map<string, string>()
  for await (const { name, input } of personFiles(db, email, UNSCANNED)) files.set(name, input.toString())
  return files
}

testOnBoth('a dry run counts what no table has after the erasure [PRIV-11 PRIV-12]', async (kind) => {
  const { app, database, donationId, find } = await makeAminasTraces(kind)
  const before = await tracesOf(HERS, database)
  expect(before).toEqual(expect.arrayContaining(['accounts.email', 'outbox.recipient']))
  const person = { email: 'Amina@example.com', secret: SECRET }
  const dry = await erasePerson(database.db, app.now, person, { isDryRun: true })
  expect(dry).toMatchObject({ accounts: 1, submissions: 6, pseudonymised: 1, redacted: 1 })
  // Her own words are not counted as those of others.
  expect(dry.mentions).toBe(0)
  expect(await tracesOf(HERS, database)).toEqual(before)
  expect(await erasePerson(database.db, app.now, person, { isDryRun: false })).toEqual(dry)
  expect(await tracesOf(HERS, database)).toEqual([])
  const kept = await find(donationId)
  expect(JSON.parse(kept?.payload ?? '')).toMatchObject({
    firstName: 'Erased',
    amountMinor: 2_000_000,
    currency: 'NGN',
  })
  expect(await tracesOf([NGOZI.email], database)).toEqual(
    expect.arrayContaining(['accounts.email', 'submissions.payload']),
  )
})

test('the export holds her account, all that she sent, all files and an index, but no secret and no nominator of hers [PRIV-10]', async () => {
  const { database } = await makeAminasTraces('sqlite')
  const files = await exported(database, ' AMINA@example.com')
  const names = [...files.keys()].map((name) => name.replace(/-[0-9A-Z]{6}/, ''))
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      'account.json',
      'sessions.json',
      'confirmations.json',
      'requests.json',
      'mails.json',
      'submissions/contact.json',
      'submissions/volunteering.json',
      'submissions/donations.json',
      'submissions/newsletter.json',
      'submissions/nominations.json',
      'submissions/nominations-portfolio.pdf',
    ]),
  )
  const subscription = [...files].find(([name]) => name.startsWith('submissions/newsletter'))?.[1]
  expect(JSON.parse(subscription ?? '')).toMatchObject({
    subscriptions: [{ consent: CONSENTS.newsletter }],
  })
  expect(names.filter((name) => name === 'submissions/nominations.json')).toHaveLength(2)
  expect([...files.values()]).toContain(PDF.toString())
  for (const name of files.keys()) if (name !== 'README.txt') expect(files.get('README.txt')).toContain(name)

  const all = [...files.values()].join('\n')
  expect(all).not.toMatch(/argon2|token_hash|password_hash|link_hash|key_hash|confirm_hash|unsubscribe_hash/)
  expect(all).not.toContain(NGOZI.email)
  // She knows whom she has nominated.
  expect(all).toContain(NOMINATION.email)
})

test('the export of a nominee does not have what staff wrote to her nominator [PRIV-10]', async () => {
  const { database } = await makeAminasTraces('sqlite')
  const text = 'Dear Ngozi, thank you for nominating Amina.'
  const { db } = database
  const nominations = db.selectFrom('submissions').select('id').where('kind', '=', 'nominations')
  for (const { id } of await nominations.execute())
    await db
      .insertInto('submission_events')
      .values({ id, submission_id: id, at: 0, staff_id: 'S-7F3KQ2', type: 'reply', subject: 'Thanks', text })
      .execute()
  const count = async (email: string) =>
    [...(await exported(database, email)).values()].filter((file) => file.includes(text)).length
  // She has nominated somebody, and is a nominee herself.
  expect(await count(AMINA.email)).toBe(1)
  expect(await count(NGOZI.email)).toBe(1)
})

test('an address inside a longer one is another address', async () => {
  const database = await makeDatabase()
  const { store } = submissionStore(database.db, Date.now)
  for (const part of [
    { email: 'tamina@example.com' },
    { email: 'x@y.org', message: 'amina@example.community' },
    { email: 'x@y.org', message: 'amina@example.com.ng' },
  ])
    await store({ kind: 'contact', key: Object.values(part).join(), payload: { ...MESSAGE, ...part } })
  const person = { email: 'amina@example.com', secret: null }
  const counts = await erasePerson(database.db, Date.now, person, { isDryRun: false })
  expect(counts).toMatchObject({ submissions: 0, redacted: 0 })
})

test('every table is known to export and erasure [PRIV-13]', async () => {
  const tables = await tablesOf(await makeDatabase())
  expect(tables.filter((name) => !(name in PERSONAL_DATA))).toEqual([])
})
