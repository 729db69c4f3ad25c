import { expect, test } from 'vitest'
import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { makeSubmissionsApp, MESSAGE, nominationBody, storedIn } from '#tests/server/fixtures/submissions.ts'

const HONEYPOT = { 'form-check': 'topic' }
const FAST = { 'form-check': '1999' }
const SLOW = { 'form-check': '2000' }

type App = Awaited<ReturnType<typeof makeSubmissionsApp>>['app']

function post(app: App, kind: string, payload: object, headers: Record<string, string>) {
  const url = `/submissions/${kind}`
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': `the key of ${kind}`.replaceAll(' ', '-'), ...headers },
  })
}

test.each([
  ['contact', MESSAGE],
  ['newsletter', { email: 'amina@example.com' }],
])(
  'a program that fills in %s gets a message and stores nothing, and a second try passes [ABUSE-2]',
  async (kind, form) => {
    const { app, database } = await makeSubmissionsApp()
    const hidden = await post(app, kind, form, HONEYPOT)
    expect([hidden.statusCode, hidden.json()]).toEqual([422, { error: SUBMISSION_MESSAGES.honeypot }])
    const fast = await post(app, kind, form, FAST)
    expect([fast.statusCode, fast.json()]).toEqual([422, { error: SUBMISSION_MESSAGES.tooFast }])
    expect(await storedIn(database)).toEqual([])
    expect((await post(app, kind, form, SLOW)).statusCode).toBe(201)
    expect(await storedIn(database)).toHaveLength(1)
  },
)

test('so does one that fills in a nomination, and its file is not counted [ABUSE-2]', async () => {
  const { app, database } = await makeSubmissionsApp()
  const { body, headers } = await nominationBody()
  const send = (check: object) =>
    app.inject({
      method: 'POST',
      url: '/submissions/nominations',
      headers: { ...headers, ...check },
      payload: body,
    })
  expect((await send(HONEYPOT)).statusCode).toBe(422)
  expect((await send(FAST)).statusCode).toBe(422)
  expect(await database.db.selectFrom('limits').selectAll().execute()).toEqual([])
  expect(await storedIn(database)).toEqual([])
  expect((await send(SLOW)).statusCode).toBe(201)
})

test.each<Record<string, string>>([{}, { 'form-check': 'soon' }])(
  'a page of an earlier version, and a form kept on the device, are accepted: %j [ABUSE-2]',
  async (headers) => {
    const { app } = await makeSubmissionsApp()
    expect((await post(app, 'contact', MESSAGE, headers)).statusCode).toBe(201)
  },
)

test('a retry of what is stored gets the same answer, whatever its time', async () => {
  const { app, database } = await makeSubmissionsApp()
  const first = await post(app, 'contact', MESSAGE, SLOW)
  const retry = await post(app, 'contact', MESSAGE, { 'form-check': '9000' })
  expect(retry.json()).toEqual(first.json())
  expect(await storedIn(database)).toHaveLength(1)
})
