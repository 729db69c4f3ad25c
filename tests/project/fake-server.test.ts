// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'valibot'
import { sessionsAnswerSchema, userAnswerSchema, verifyAnswerSchema } from '#contract/accounts.ts'
import { fakeServer } from '#tests/mocks/fake/index.ts'
import { DEMO, DEMO_CODE } from '#tests/mocks/fake/state.ts'
import { mockServer } from '#tests/mocks/server.ts'

/* The site without a server: what stands in for it keeps to the contract, and behaves as people expect of an account. */

const kept = new Map<string, string>()
beforeEach(() => kept.clear())
mockServer(
  ...fakeServer({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }),
)

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`http://localhost:3000${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, answer: (await response.json()) as { success?: unknown; error?: string } }
}

const signedIn = async () =>
  parse(verifyAnswerSchema, (await call('GET', '/auth/verify-user')).answer).payload

test('the demo account can log in, is remembered, and can log out', async () => {
  expect(await signedIn()).toBeNull()
  expect((await call('POST', '/auth/login', { ...DEMO, password: 'wrong' })).status).toBe(401)
  expect((await call('POST', '/auth/login', DEMO)).answer).toEqual({ success: 'Welcome back, Amina!' })
  expect((await signedIn())?.email).toBe(DEMO.email)
  await call('GET', '/auth/logout')
  expect(await signedIn()).toBeNull()
})

test('a new account can log in, and its address cannot be taken twice', async () => {
  const account = {
    surname: 'Obi',
    first_name: 'Ada',
    phone_number: '08030000000',
    email: 'ada@example.com',
    username: 'ada',
    password: 'four plain words here',
  }
  expect((await call('POST', '/auth/signup', { ...account, email: 'ada' })).answer.error).toBe(
    'Invalid email!',
  )
  expect((await call('POST', '/auth/signup', account)).status).toBe(201)
  expect((await call('POST', '/auth/signup', account)).status).toBe(409)
  expect((await call('POST', '/auth/login', account)).status).toBe(200)
  expect((await signedIn())?.first_name).toBe('Ada')
})

test('a forgotten password is replaced with the code', async () => {
  const password = 'another four words here'
  expect((await call('POST', '/auth/recovery/reset', { password })).status).toBe(400)
  await call('POST', '/auth/recovery', { contact: DEMO.email })
  expect((await call('POST', '/auth/recovery/verify', { code: '0000' })).status).toBe(400)
  expect((await call('POST', '/auth/recovery/verify', { code: DEMO_CODE })).status).toBe(200)
  expect((await call('POST', '/auth/recovery/reset', { password })).status).toBe(200)
  expect((await call('POST', '/auth/login', { email: DEMO.email, password })).status).toBe(200)
})

test('members change and delete only their own account', async () => {
  expect((await call('GET', '/account/sessions')).status).toBe(401)
  await call('POST', '/auth/login', DEMO)
  const listed = await call('PUT', '/account/mailing-list', { is_on_mailing_list: false })
  expect(parse(userAnswerSchema, listed.answer).payload.is_on_mailing_list).toBe(false)
  const { id: _, is_on_mailing_list: __, ...profile } = parse(userAnswerSchema, listed.answer).payload
  const change = { ...profile, first_name: 'Amaka', current_password: DEMO.password }
  expect((await call('PATCH', '/account', { ...change, current_password: 'wrong' })).status).toBe(403)
  expect(parse(userAnswerSchema, (await call('PATCH', '/account', change)).answer).payload.first_name).toBe(
    'Amaka',
  )
  const sessions = parse(sessionsAnswerSchema, (await call('GET', '/account/sessions')).answer)
  expect(sessions.payload).toHaveLength(1)
  expect((await call('DELETE', '/account', { current_password: DEMO.password })).status).toBe(200)
  expect(await signedIn()).toBeNull()
  expect((await call('POST', '/auth/login', DEMO)).status).toBe(401)
})

test('forms are received, with their key', async () => {
  expect((await call('POST', '/submissions/contact', {}, { 'idempotency-key': 'k' })).status).toBe(201)
  expect((await call('POST', '/submissions/contact', {})).status).toBe(400)
  expect((await call('POST', '/submissions/elsewhere', {}, { 'idempotency-key': 'k' })).status).toBe(404)
})
