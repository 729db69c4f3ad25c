import { rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SUBMISSION_MESSAGES } from '#server/submissions/store-form.ts'
import { makeServer } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import {
  APPLICATION,
  DONATION,
  MESSAGE,
  nominationBody,
  send,
  storedIn,
} from '#tests/server/fixtures/submissions.ts'

testOnBoth('an acknowledged submission is stored as the contract parses it', async (kind) => {
  const { app, database, pass } = await makeServer({ kind })
  for (const [form, payload] of [
    ['contact', MESSAGE],
    ['volunteering', APPLICATION],
    ['donations', DONATION],
  ] as const) {
    const answer = await send(app, form, payload, `key-of-${form}`)
    // They are listed by their time.
    pass(1)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ success: expect.any(String), reference: expect.any(String) })
  }
  expect(await storedIn(database)).toEqual([
    { kind: 'contact', key: 'key-of-contact', payload: MESSAGE },
    { kind: 'volunteering', key: 'key-of-volunteering', payload: { ...APPLICATION, phone: '08031234567' } },
    { kind: 'donations', key: 'key-of-donations', payload: DONATION },
  ])
})

testOnBoth('twenty arrivals of one submission get one answer, and are stored once', async (kind) => {
  const { app, database } = await makeServer({ kind })
  const spellings = ['Amina', ' Amina ']
  const arrivals = Array.from({ length: 20 }, (_, index) =>
    send(app, 'donations', { ...DONATION, firstName: spellings[index % 2] }),
  )
  const answers = new Set(
    (await Promise.all(arrivals)).map(({ statusCode, body }) => `${statusCode} ${body}`),
  )
  expect([...answers]).toEqual([expect.stringMatching(/^201 /)])
  expect(await storedIn(database)).toHaveLength(1)
})

test('something else under the same key is refused, and the first stays', async () => {
  const { app, database } = await makeServer()
  await send(app, 'contact', MESSAGE)
  const other = await send(app, 'contact', { ...MESSAGE, message: 'Something else' })
  const error = 'This form was already sent with different details. Please reload the page and try again.'
  expect([other.statusCode, other.json()]).toEqual([409, { error }])
  expect(await storedIn(database)).toEqual([{ kind: 'contact', key: 'key-of-the-form', payload: MESSAGE }])
})

test('without a proper key nothing is stored', async () => {
  const { app, database } = await makeServer()
  const error = 'Something went wrong with this form. Please reload the page and send it again.'
  for (const key of [undefined, '', 'short', 'with space in it', 'ünïcödé-key', 'k'.repeat(101)]) {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const url = '/submissions/contact'
    const answer = await app.inject({ method: 'POST', url, headers, payload: MESSAGE })
    expect([key, answer.statusCode, answer.json()]).toEqual([key, 400, { error }])
  }
  expect(await storedIn(database)).toEqual([])
})

test('one address cannot fill the database', async () => {
  const { app, database } = await makeServer({ environment: { RATE_LIMIT_FACTOR: '0.05' } })
  const statuses: Array<number> = []
  for (const key of ['first-key', 'second-key', 'third-key', 'fourth-key'])
    statuses.push((await send(app, 'contact', MESSAGE, key)).statusCode)
  expect(statuses).toEqual([201, 201, 201, 429])
  expect(await storedIn(database)).toHaveLength(3)
})

test('where the pages come from elsewhere, new rules hold without a restart, and without rules no gift is promised', async () => {
  const { logger, lines } = makeLogger()
  const { app, factsFile } = await makeServer({ logger })
  const give = async () => (await send(app, 'donations', { ...DONATION, cause: 'school-radio' })).statusCode
  expect(await give()).toBe(400)
  const donations = { ...FACTS.donations, causes: ['school-radio'] }
  await writeFile(factsFile, JSON.stringify({ ...FACTS, donations }))
  expect(await give()).toBe(201)

  await rm(factsFile)
  expect(await give()).toBe(500)
  expect((await send(app, 'contact', MESSAGE, 'key-of-a-message')).statusCode).toBe(201)
  for (let run = 0; run < 3; run++) {
    app.notifySoon()
    await wait(20)
  }
  expect(lines.filter(({ msg }) => String(msg).startsWith('the team could not be notified'))).toHaveLength(1)
})

const HONEYPOT = { 'form-check': 'topic' }
const FAST = { 'form-check': '1999' }
const SLOW = { 'form-check': '2000' }

/** A server, and a function that sends it a form of this kind with further headers. */
async function makeSender(kind: string, payload: object, headers: Record<string, string> = {}) {
  const { app, database } = await makeServer()
  const send = async (check: Record<string, string>) => {
    const all = { 'idempotency-key': 'key-of-the-form', ...headers, ...check }
    const answer = await app.inject({ method: 'POST', url: `/submissions/${kind}`, payload, headers: all })
    return { status: answer.statusCode, body: answer.json<object>() }
  }
  return { send, database }
}

test.each([
  ['contact', MESSAGE],
  ['newsletter', { email: 'amina@example.com' }],
])('a program that fills in %s stores nothing, and a second try passes [ABUSE-2]', async (kind, form) => {
  const { send, database } = await makeSender(kind, form)
  expect(await send(HONEYPOT)).toEqual({ status: 422, body: { error: SUBMISSION_MESSAGES.honeypot } })
  expect(await send(FAST)).toEqual({ status: 422, body: { error: SUBMISSION_MESSAGES.tooFast } })
  expect(await storedIn(database)).toEqual([])
  const stored = await send(SLOW)
  expect(stored.status).toBe(201)
  // A retry gets the same answer, whatever its time, and also without one, as pages of an earlier version send it.
  for (const check of [{ 'form-check': '9000' }, { 'form-check': 'soon' }, {}] as Array<
    Record<string, string>
  >)
    expect(await send(check)).toEqual(stored)
  expect(await storedIn(database)).toHaveLength(1)
})

test('so does one that fills in a nomination, and its file is not counted [ABUSE-2]', async () => {
  const { body, headers } = await nominationBody()
  const { send, database } = await makeSender('nominations', body, headers)
  expect((await send(HONEYPOT)).status).toBe(422)
  expect((await send(FAST)).status).toBe(422)
  expect(await database.db.selectFrom('limits').selectAll().execute()).toEqual([])
  expect(await storedIn(database)).toEqual([])
  expect((await send(SLOW)).status).toBe(201)
})
