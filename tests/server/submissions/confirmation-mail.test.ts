import { expect, test } from 'vitest'
import { DAY, HOUR } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { makeServer, startInstance } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { UNREACHABLE_MAIL } from '#tests/server/fixtures/mail.ts'
import {
  APPLICATION,
  DONATION,
  MESSAGE,
  nominate,
  NOMINATION,
  send,
} from '#tests/server/fixtures/submissions.ts'

async function mailsIn({ db }: Database) {
  const columns = ['recipient', 'subject', 'body'] as const
  const rows = await db
    .selectFrom('outbox')
    .select(columns)
    .orderBy('created_at')
    .orderBy('recipient')
    .execute()
  const isToTeam = ({ recipient }: { recipient: string }) => recipient.endsWith('@kentecode.example')
  return { toVisitors: rows.filter((row) => !isToTeam(row)), toTeam: rows.filter(isToTeam) }
}

const referenceOf = (answer: { json: () => unknown }) => (answer.json() as { reference: string }).reference

test('the mail about a gift has the account of its currency, and the payment page of its cause [GIVE-1..2]', async () => {
  const { app, database } = await makeServer({ environment: UNREACHABLE_MAIL })
  const gift = { ...DONATION, cause: 'hackathon', currency: 'USD', amountMinor: 5_000 }
  const reference = referenceOf(await send(app, 'donations', gift))
  const [mail] = (await mailsIn(database)).toVisitors
  expect(mail?.body).toContain(
    `    Reference:  ${reference}
    Amount:     USD 50
    Bank:       Kente Savings Bank
    Account:    5006007008 (Kente Code)
    SWIFT:      KSBKGHAC
    Online:     https://pay.kentecode.example/hackathon
`,
  )
})

test('the sender gets a mail with the reference, and nothing of what was typed [MORE-51 MORE-52]', async () => {
  const { app, database } = await makeServer({ environment: UNREACHABLE_MAIL })
  const references = [
    await send(app, 'contact', { ...MESSAGE, message: 'You won! http://example.net' }),
    await send(app, 'volunteering', APPLICATION),
    await send(app, 'donations', DONATION),
    await nominate(app),
  ].map(referenceOf)
  expect(new Set(references).size).toBe(4)
  expect(references[0]).toMatch(/^KC-[0-9A-HJKMNP-TV-Z]{6}$/)
  const { toVisitors } = await mailsIn(database)
  expect(toVisitors.map(({ subject }) => subject)).toEqual([
    `We've received your message (${references[0]})`,
    `We've received your application (${references[1]})`,
    `Thank you for your pledge (${references[2]})`,
    `We've received your nomination (${references[3]})`,
  ])
  for (const [index, { recipient, body }] of toVisitors.entries()) {
    expect(recipient).toBe('amina@example.com')
    expect(body).toContain(references[index])
    expect(body).not.toMatch(/won|Amina|Chidinma|http/)
    expect(body).toMatch(/^[\x20-\x7e\n]*$/)
    for (const line of body.split('\n')) expect(line.length).toBeLessThanOrEqual(76)
  }
})

test('the nominator gets the mail, and the nominee none [MORE-52]', async () => {
  const { app, database } = await makeServer({ environment: UNREACHABLE_MAIL })
  await nominate(app, { key: 'for-someone-else' })
  const herself = { type: 'Myself', nominatorEmail: '', nominatorName: '' }
  await nominate(app, { key: 'for-herself', fields: herself })
  const recipients = (await mailsIn(database)).toVisitors.map(({ recipient }) => recipient)
  expect(recipients).toEqual([NOMINATION.nominatorEmail, NOMINATION.email])
})

test('a retry gets the same reference and no mail, nor does a form that is refused [MORE-51]', async () => {
  const { app, database } = await makeServer({ environment: UNREACHABLE_MAIL })
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(app, 'contact', MESSAGE)))
  expect(new Set(answers.map(referenceOf)).size).toBe(1)
  await send(app, 'contact', { ...MESSAGE, message: 'Other' })
  await send(app, 'contact', { ...MESSAGE, email: 'nowhere' }, 'another-key')
  expect((await mailsIn(database)).toVisitors).toHaveLength(1)
})

test('nobody gets more than five such mails a day, and everything is stored [MORE-52]', async () => {
  const { app, database, pass } = await makeServer({ environment: UNREACHABLE_MAIL })
  for (const [name, mails] of [
    ['one', 5],
    ['two', 10],
  ] as const) {
    const emails = Array.from({ length: 7 }, (_, index) =>
      index % 2 ? MESSAGE.email : ' AMINA@example.com ',
    )
    const answers = await Promise.all(
      emails.map((email, index) => send(app, 'contact', { ...MESSAGE, email }, `key-${name}-${index}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(emails.map(() => 201))
    expect((await mailsIn(database)).toVisitors).toHaveLength(mails)
    pass(DAY)
  }
})

async function untilTeamMails(database: Database, count: number) {
  const mails = async () => (await mailsIn(database)).toTeam
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(count)
  return mails()
}

test('the team hears of the first arrival at once, by the address of its kind [MORE-53]', async () => {
  const { app, database } = await makeServer({ environment: UNREACHABLE_MAIL })
  const reference = referenceOf(await send(app, 'donations', DONATION))
  const [mail] = await untilTeamMails(database, 1)
  expect(mail).toMatchObject({ recipient: 'giving@kentecode.example', subject: 'New: 1 gift' })
  expect(mail?.body).toContain(`${reference}  gift`)
  expect(mail?.body).toMatch(/^http\S+\/staff$/m)
  expect(mail?.body).not.toMatch(/Amina|amina@/)
})

testOnBoth('what follows within the hour comes in one mail, none is left out [MORE-53]', async (kind) => {
  const first = await makeServer({ kind, environment: UNREACHABLE_MAIL })
  await send(first.app, 'contact', MESSAGE, 'key-number-1')
  await untilTeamMails(first.database, 1)
  // One after the other: a busy database refuses some of 58 at once.
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
  const { db } = one.database
  const left = await db.selectFrom('submissions').select('id').where('notified_at', 'is', null).execute()
  expect(left).toEqual([])
})

test('an address of the team gets eight mails a day at most [MORE-53]', async () => {
  const { app, database, pass } = await makeServer({ environment: UNREACHABLE_MAIL })
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
