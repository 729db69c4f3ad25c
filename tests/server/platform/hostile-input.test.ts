import { expect, test } from 'vitest'
import { readableUrl } from '#server/platform/http/api-paths.ts'
import { AMINA, makeServer, makeBrowser, makeMember } from '#tests/server/fixtures/accounts.ts'

const POSTS = ['/auth/signup', '/auth/login', '/account/password', '/account/sessions/end-others']

const BODIES: Array<[string, string]> = [
  ['nothing', ''],
  ['a number', '5'],
  ['half of it', '{"email": "amina@example.com", "pass'],
  ['lists in place of texts', JSON.stringify({ ...AMINA, email: [AMINA.email], password: [AMINA.password] })],
  ['objects in place of texts', JSON.stringify({ ...AMINA, email: { $ne: null }, password: { $gt: '' } })],
  ['numbers', JSON.stringify({ ...AMINA, email: 1, password: 12345678, current_password: 1 })],
  ['deeply nested lists', '['.repeat(8000) + ']'.repeat(8000)],
  ['a prototype', '{"__proto__": {"isAdmin": true}, "email": "amina@example.com", "password": "x"}'],
]

test('a body of another shape than the form is rejected with a message', async () => {
  const { app } = await makeServer({ environment: { RATE_LIMIT_FACTOR: '10' } })
  const cookies = Object.fromEntries((await makeMember(app)).cookies)
  const headers = { 'content-type': 'application/json' }
  for (const [name, payload] of BODIES)
    for (const url of POSTS) {
      const answer = await app.inject({ method: 'POST', url, headers, cookies, payload })
      expect([name, url, answer.statusCode]).toEqual([name, url, 400])
      expect(answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*[.!]$/) })
      expect(answer.body).not.toMatch(/valibot|Invalid type|Expected|JSON|token|proto/i)
    }
  expect({}).not.toHaveProperty('isAdmin')
})

test('no address but a real one is looked up [DATA-1]', async () => {
  const { app } = await makeServer()
  await makeBrowser(app).signUp(AMINA)
  for (const email of [
    "' OR 1=1 --@example.com",
    'amina@example.com\u0000',
    '%@example.com',
    '\ud800@a.com',
  ]) {
    const answer = await makeBrowser(app).logIn({ email, password: AMINA.password })
    expect([email, [400, 401].includes(answer.statusCode)]).toEqual([email, true])
  }
  const halves = await makeBrowser(app).logIn({ email: AMINA.email, password: 'half \ud83c of a character' })
  expect(halves.statusCode).toBe(400)
})

test('an address with NUL is another one, and no fault', async () => {
  const { app } = await makeServer()
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect(readableUrl('/api/staff/submissions?search=a%00b')).not.toContain('%00')
  expect(await statusOf('/auth/verify-user?a=%00')).toBe(200)
  expect(await statusOf('/blog/%00')).toBe(404)
  expect(await statusOf('/auth/verify-user?a=%2500')).toBe(200)
})

test('a cookie that is no session is no fault, and stays, as the answer may come after that of a login', async () => {
  const { app } = await makeServer()
  for (const value of ['long-gone', 'a'.repeat(5000), 'session=%00', '\u00e9\u00e8', '"', '=;=;=']) {
    const answer = await app.inject({ url: '/auth/verify-user', headers: { cookie: `session=${value}` } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: false, payload: null }])
    expect(answer.cookies).toEqual([])
  }
})
