import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import {
  APPLICATION,
  DONATION,
  makeSubmissionsApp,
  MESSAGE,
  send,
  storedIn,
} from '#tests/server/fixtures/submissions.ts'

testOnBoth('an acknowledged submission is stored as the contract parses it', async (kind) => {
  const { app, database } = await makeSubmissionsApp({ kind })
  const answers = [
    await send(app, 'contact', MESSAGE, 'key-of-contact'),
    await send(app, 'volunteering', APPLICATION, 'key-of-volunteering'),
    await send(app, 'donations', DONATION, 'key-of-donations'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(answers.map((answer) => answer.json())).toEqual(
    answers.map(() => ({ success: expect.any(String), reference: expect.any(String) })),
  )
  expect(await storedIn(database)).toEqual([
    { kind: 'contact', key: 'key-of-contact', payload: MESSAGE },
    { kind: 'volunteering', key: 'key-of-volunteering', payload: { ...APPLICATION, phone: '08031234567' } },
    { kind: 'donations', key: 'key-of-donations', payload: DONATION },
  ])
})

test('a second try with the same key gets the same answer and is stored once', async () => {
  const { app, database } = await makeSubmissionsApp()
  const first = await send(app, 'contact', MESSAGE)
  const second = await send(app, 'contact', { ...MESSAGE, fullName: ' Amina Bello ' })
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
  expect(await storedIn(database)).toHaveLength(1)
})

testOnBoth('twenty arrivals of the same submission at once are stored once', async (kind) => {
  const { app, database } = await makeSubmissionsApp({ kind })
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, 'donations', DONATION)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(await storedIn(database)).toHaveLength(1)
})

test('something else under the same key is refused, and the first stays', async () => {
  const { app, database } = await makeSubmissionsApp()
  await send(app, 'contact', MESSAGE)
  const other = await send(app, 'contact', { ...MESSAGE, message: 'Something else' })
  expect(other.statusCode).toBe(409)
  expect(other.json()).toEqual({
    error: 'This form was already sent with different details. Please reload the page and try again.',
  })
  expect(await storedIn(database)).toEqual([{ kind: 'contact', key: 'key-of-the-form', payload: MESSAGE }])
})

test.each([undefined, '', 'short', 'with space in it', 'ünïcödé-key', 'k'.repeat(101)])(
  'without a proper key, such as %s, nothing is stored',
  async (key) => {
    const { app, database } = await makeSubmissionsApp()
    const answer = await app.inject({
      method: 'POST',
      url: '/submissions/contact',
      headers: key === undefined ? {} : { 'idempotency-key': key },
      payload: MESSAGE,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: 'Something went wrong with this form. Please reload the page and send it again.',
    })
    expect(await storedIn(database)).toEqual([])
  },
)

test.each<[string, object, string]>([
  ['contact', { ...MESSAGE, message: ' ' }, 'Please write your message here, however short.'],
  ['volunteering', { ...APPLICATION, role: 'Admin' }, 'Please choose the role you have in mind.'],
  ['donations', { ...DONATION, amountMinor: 1_499_900 }, 'Our smallest gift is ₦15,000'],
  ['donations', { ...DONATION, cause: 'yacht' }, 'Please choose one of the causes on our donate page.'],
])('a %s form that breaks a rule is refused in the words of that rule', async (kind, payload, error) => {
  const { app, database } = await makeSubmissionsApp()
  const answer = await send(app, kind, payload)
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringContaining(error) }])
  expect(await storedIn(database)).toEqual([])
})

testOnBoth('odd text is stored as it is, and what cannot be stored is refused', async (kind) => {
  const { app, database } = await makeSubmissionsApp({ kind })
  const text = "'); DROP TABLE submissions; -- evil {{7*7}} <script>"
  // Marks that turn the order of letters round cannot be seen, and are left out.
  const odd = { ...MESSAGE, message: text.replace('evil', '\u202Eevil\u202C') }
  expect((await send(app, 'contact', odd, 'key-of-odd-text')).statusCode).toBe(201)
  expect((await storedIn(database)).map(({ payload }) => payload)).toEqual([{ ...MESSAGE, message: text }])

  for (const message of ['half of a character: \ud83d', 'a\u0000b']) {
    const answer = await send(app, 'contact', { ...MESSAGE, message }, 'key-of-broken-text')
    expect(answer.statusCode).toBe(400)
  }
  const body = `{"fullName":"Amina","email":"a@b.de","message":"hi","__proto__":{"isAdmin":true}}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-of-prototype' }
  const polluting = await app.inject({ method: 'POST', url: '/submissions/contact', headers, payload: body })
  expect(polluting.statusCode).toBe(400)
  expect(await storedIn(database)).toHaveLength(1)
})

test('one address cannot fill the database', async () => {
  const { app, database } = await makeSubmissionsApp({ environment: { RATE_LIMIT_FACTOR: '0.05' } })
  const statuses: Array<number> = []
  for (const key of ['first-key', 'second-key', 'third-key', 'fourth-key']) {
    statuses.push((await send(app, 'contact', MESSAGE, key)).statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 429])
  expect(await storedIn(database)).toHaveLength(3)
})

test('where the pages come from elsewhere, new rules hold without a restart', async () => {
  const { app, factsFile } = await makeSubmissionsApp()
  const donation = { ...DONATION, cause: 'school-radio' }
  expect((await send(app, 'donations', donation)).statusCode).toBe(400)
  const donations = { ...FACTS.donations, causes: ['school-radio'] }
  await writeFile(factsFile, JSON.stringify({ ...FACTS, donations }))
  expect((await send(app, 'donations', donation)).statusCode).toBe(201)
})

test('without the rules a donation is answered with an error of the server, a message is accepted', async () => {
  const { app, factsFile } = await makeSubmissionsApp()
  await rm(factsFile)
  expect((await send(app, 'donations', DONATION)).statusCode).toBe(500)
  expect((await send(app, 'contact', MESSAGE)).statusCode).toBe(201)
})
