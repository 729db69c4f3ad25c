import { expect, test } from 'vitest'
import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { makeServer } from '#tests/server/fixtures/accounts.ts'
import { MESSAGE, nominationBody, storedIn } from '#tests/server/fixtures/submissions.ts'

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
