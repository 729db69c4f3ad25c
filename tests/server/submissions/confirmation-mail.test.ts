import { expect, test } from 'vitest'
import { makeAccountsApp, startInstance } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import {
  APPLICATION,
  DONATION,
  makeSubmissionsApp,
  MESSAGE,
  nominate,
  NOMINATION,
  send,
} from '#tests/server/fixtures/submissions.ts'
import type { Database } from '#server/platform/database/open.ts'

const HOUR = 60 * 60_000

type Row = { recipient: string; subject: string; body: string }

/** The mails to visitors, without those to the team. */
async function confirmationsIn({ db }: Database): Promise<Array<Row>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body'])
    .orderBy('created_at')
    .execute()
  return rows.filter(({ recipient }) => !recipient.endsWith('@kentecode.example'))
}

async function teamMailIn({ db }: Database) {
  return db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body'])
    .where('recipient', 'like', '%@kentecode.example')
    .orderBy('created_at')
    .orderBy('recipient')
    .execute()
}

// Mail that cannot be sent keeps its text in the outbox.
const UNREACHABLE_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' }

const REFERENCE = /^KC-[0-9A-HJKMNP-TV-Z]{6}$/

test('each form that is sent gets a reference of its own, and a retry the same [MORE-51]', async () => {
  const { app, database } = await makeSubmissionsApp()
  const first = await send(app, 'contact', MESSAGE)
  const again = await send(app, 'contact', MESSAGE)
  const other = await nominate(app)
  const references = [first, again, other].map((answer) => answer.json<{ reference: string }>().reference)
  expect(references[0]).toMatch(REFERENCE)
  expect(references[1]).toBe(references[0])
  expect(references[2]).toMatch(REFERENCE)
  expect(references[2]).not.toBe(references[0])
  const rows = await database.db.selectFrom('submissions').select('reference_code').execute()
  const stored = rows.map(({ reference_code }) => `KC-${reference_code}`)
  expect(new Set(stored)).toEqual(new Set(references))
})

test('the mail about a gift has the account of its currency, and the payment page of its cause [GIVE-1..2]', async () => {
  const { app, database } = await makeSubmissionsApp({ environment: UNREACHABLE_MAIL })
  const gift = { ...DONATION, cause: 'hackathon', currency: 'USD', amountMinor: 5_000 }
  const answer = await send(app, 'donations', gift)
  const [mail] = await confirmationsIn(database)
  expect(mail?.body).toContain(
    `    Reference:  ${answer.json<{ reference: string }>().reference}
    Amount:     USD 50
    Bank:       Kente Savings Bank
    Account:    5006007008 (Kente Code)
    SWIFT:      KSBKGHAC
    Online:     https://pay.kentecode.example/hackathon
`,
  )
})

test('the sender gets a mail with the reference, and nothing of what was typed [MORE-52]', async () => {
  const { app, database } = await makeSubmissionsApp({ environment: UNREACHABLE_MAIL })
  const answers = [
    await send(app, 'contact', { ...MESSAGE, message: 'You won! http://example.net' }),
    await send(app, 'volunteering', APPLICATION),
    await send(app, 'donations', DONATION),
    await nominate(app),
  ]
  const references = answers.map((answer) => answer.json<{ reference: string }>().reference)
  const mails = await confirmationsIn(database)
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(4).fill('amina@example.com'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    `We've received your message (${references[0]})`,
    `We've received your application (${references[1]})`,
    `Thank you for your pledge (${references[2]})`,
    `We've received your nomination (${references[3]})`,
  ])
  expect(mails[2]?.body).toContain('NGN 20,000')
  expect(mails[2]?.body).toContain('1002003004 (Kente Code)')
  for (const [index, { body }] of mails.entries()) {
    expect(body).toContain(references[index])
    expect(body).not.toMatch(/won|Amina|Chidinma|http/)
    expect(body).toMatch(/^[\x20-\x7e\n]*$/)
    for (const line of body.split('\n')) expect(line.length).toBeLessThanOrEqual(76)
  }
})

test('the nominator gets the mail, and the nominee none [MORE-52]', async () => {
  const { app, database } = await makeSubmissionsApp({ environment: UNREACHABLE_MAIL })
  await nominate(app, { key: 'for-someone-else' })
  await nominate(app, {
    key: 'for-herself',
    fields: { type: 'Myself', nominatorEmail: '', nominatorName: '' },
  })
  const mails = await confirmationsIn(database)
  expect(mails.map(({ recipient }) => recipient)).toEqual([NOMINATION.nominatorEmail, NOMINATION.email])
})

test('a retry, and a form that is refused, cause no mail', async () => {
  const { app, database } = await makeSubmissionsApp({ environment: UNREACHABLE_MAIL })
  await Promise.all(Array.from({ length: 5 }, () => send(app, 'contact', MESSAGE)))
  await send(app, 'contact', { ...MESSAGE, message: 'Other' })
  await send(app, 'contact', { ...MESSAGE, email: 'nowhere' }, 'another-key')
  expect(await confirmationsIn(database)).toHaveLength(1)
})

test('nobody gets more than five such mails a day, and everything is stored [MORE-52]', async () => {
  const { app, database, pass } = await makeAccountsApp({ environment: UNREACHABLE_MAIL })
  const sendMany = async (name: string) => {
    for (let number = 1; number <= 7; number++) {
      const email = number % 2 === 0 ? 'amina@example.com' : ' AMINA@example.com '
      const answer = await send(app, 'contact', { ...MESSAGE, email }, `key-${name}-${number}`)
      expect(answer.statusCode).toBe(201)
    }
  }
  await sendMany('one')
  expect(await confirmationsIn(database)).toHaveLength(5)
  pass(24 * HOUR)
  await sendMany('two')
  expect(await confirmationsIn(database)).toHaveLength(10)
})

async function untilTeamMails(database: Database, count: number) {
  await expect.poll(() => teamMailIn(database), { timeout: 10_000 }).toHaveLength(count)
  return teamMailIn(database)
}

test('the team hears of the first arrival at once, by the address of its kind [MORE-53]', async () => {
  const { app, database } = await makeSubmissionsApp({ environment: UNREACHABLE_MAIL })
  const { reference } = (await send(app, 'donations', DONATION)).json<{ reference: string }>()
  const [mail] = await untilTeamMails(database, 1)
  expect(mail).toMatchObject({ recipient: 'giving@kentecode.example', subject: 'New: 1 gift' })
  expect(mail?.body).toContain(`${reference}  gift`)
  expect(mail?.body).toMatch(/^http\S+\/staff$/m)
  expect(mail?.body).not.toMatch(/Amina|amina@/)
})

testOnBoth('what follows within the hour comes in one mail, none is left out [MORE-53]', async (kind) => {
  const first = await makeAccountsApp({ kind, environment: UNREACHABLE_MAIL })
  await send(first.app, 'contact', MESSAGE, 'key-number-1')
  await untilTeamMails(first.database, 1)
  for (let number = 2; number <= 59; number++)
    await send(first.app, 'contact', MESSAGE, `key-number-${number}`)
  await first.app.close()

  first.pass(HOUR)
  const instance = { settings: first.settings, now: first.now, environment: UNREACHABLE_MAIL }
  const [one, other] = await Promise.all([startInstance(instance), startInstance(instance)])
  await Promise.all([one.app.ready(), other.app.ready()])
  const [, digest] = await untilTeamMails(one.database, 2)
  expect(digest?.subject).toBe('New: 58 messages')
  expect(digest?.body.match(/KC-\w{6} {2}message/g)).toHaveLength(50)
  expect(digest?.body).toContain('and 8 more')
  const left = await one.database.db
    .selectFrom('submissions')
    .select('id')
    .where('notified_at', 'is', null)
    .execute()
  expect(left).toEqual([])
})

test('an address of the team gets eight mails a day at most [MORE-53]', async () => {
  const { app, database, pass } = await makeAccountsApp({ environment: UNREACHABLE_MAIL })
  for (let number = 1; number <= 8; number++) {
    await send(app, 'contact', MESSAGE, `key-number-${number}`)
    await untilTeamMails(database, number)
    pass(HOUR)
  }
  await send(app, 'contact', MESSAGE, 'key-number-9')
  await send(app, 'volunteering', APPLICATION, 'key-of-application')
  const mails = await untilTeamMails(database, 9)
  expect(mails.filter(({ recipient }) => recipient === 'hello@kentecode.example')).toHaveLength(8)
  pass(16 * HOUR)
  app.notifySoon()
  await untilTeamMails(database, 10)
})
