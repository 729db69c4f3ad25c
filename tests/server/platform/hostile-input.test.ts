import { expect, test } from 'vitest'
import { AMINA, makeAccountsApp, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { testOnSqlite } from '#tests/server/fixtures/databases.ts'

const POSTS = ['/auth/signup', '/auth/login', '/account/password', '/account/sessions/end-others']

const BODIES: Array<[string, string]> = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"amina"'],
  ['a list', '[]'],
  ['a list of bodies', JSON.stringify([AMINA])],
  ['an empty object', '{}'],
  ['half of it', '{"email": "amina@example.com", "pass'],
  ['lists in place of texts', JSON.stringify({ ...AMINA, email: [AMINA.email], password: [AMINA.password] })],
  ['objects in place of texts', JSON.stringify({ ...AMINA, email: { $ne: null }, password: { $gt: '' } })],
  [
    'numbers in place of texts',
    JSON.stringify({ ...AMINA, email: 1, password: 12345678, current_password: 1 }),
  ],
  ['deeply nested lists', '['.repeat(8000) + ']'.repeat(8000)],
  ['deeply nested objects', '{"email":'.repeat(1500) + '1' + '}'.repeat(1500)],
  ['a prototype', '{"__proto__": {"isAdmin": true}, "email": "amina@example.com", "password": "x"}'],
  ['a constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
]

test.each(BODIES)('%s as a body is rejected with a message', async (_name, payload) => {
  const { app } = await makeAccountsApp('sqlite')
  const browser = await makeMember(app)
  for (const url of POSTS) {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      cookies: Object.fromEntries(browser.cookies),
      payload,
    })
    expect([url, answer.statusCode]).toEqual([url, 400])
    expect(answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*[.!]$/) })
    expect(answer.body).not.toMatch(/valibot|Invalid type|Expected|JSON|token|proto/i)
  }
  expect({}).not.toHaveProperty('isAdmin')
})

test.each(['/auth/signup', '/auth/login', '/account/password'])(
  'a megabyte sent to %s is not read',
  async (url) => {
    const { app } = await makeAccountsApp('sqlite')
    for (const size of [1024 * 1024, 16 * 1024]) {
      const answer = await makeBrowser(app).post(url, { ...AMINA, password: 'x'.repeat(size) })
      expect([answer.statusCode, answer.json()]).toEqual([
        413,
        { error: 'This is more than can be accepted here.' },
      ])
    }
  },
)

const TEXTS: Array<[string, string]> = [
  ['SQL', "Robert'); DROP TABLE accounts;--"],
  ['a comparison that is always true', `x' OR '1'='1`],
  ['a right-to-left override', 'Amina \u202Eolle\u202C'],
  ['Arabic', 'أمينة'],
  ['Yoruba', 'Ọmọ́tọ́lání'],
  ['an emoji family', 'Ada 👩🏾‍👩🏾‍👧🏾'],
  ['markup', '<script>alert("A")</script>'],
  ['a template', '${exit(1)} {{7*7}}'],
  ['a hundred characters', 'A'.repeat(100)],
]

testOnSqlite('names come back as they were typed, whatever they look like', async (kind) => {
  const { app } = await makeAccountsApp(kind, { environment: { RATE_LIMIT_FACTOR: '10' } })
  const browser = await makeMember(app)
  const { password, ...profile } = AMINA
  for (const [kindOfText, surname] of TEXTS) {
    const answer = await browser.call('PATCH', '/account', {
      ...profile,
      surname,
      current_password: password,
    })
    expect([kindOfText, answer.statusCode]).toEqual([kindOfText, 200])
    // Marks of direction cannot be seen, and are left out.
    expect(await browser.whoAmI()).toMatchObject({ surname: surname.replace(/[\u202C\u202E]/gu, '') })
  }
  expect((await browser.signUp(NGOZI)).statusCode).toBe(201)
})

const REFUSED_NAMES: Array<[string, string]> = [
  ['a NUL', 'Am\u0000ina'],
  ['CR LF and a header', 'Amina\r\nBcc: everyone@example.com'],
  ['a line break', 'Amina\nBello'],
  ['a line separator', 'Amina\u2028Bello'],
  ['half of a character', 'Amina \ud83c'],
  ['the other half', '\udf89 Amina'],
  ['a link', 'You won http://prize.example'],
]

testOnSqlite('a name with what no name has never reaches the database', async (kind) => {
  const { app, database } = await makeAccountsApp(kind)
  for (const [kindOfName, first_name] of REFUSED_NAMES) {
    for (const part of [{ first_name }, { surname: first_name }, { username: first_name }]) {
      const answer = await makeBrowser(app).post('/auth/signup', { ...AMINA, ...part })
      expect([kindOfName, Object.keys(part), answer.statusCode]).toEqual([kindOfName, Object.keys(part), 400])
      expect(answer.json()).toEqual({ error: expect.any(String) })
    }
  }
  expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([])
})

testOnSqlite('no address but a real one is looked up [DATA-1]', async (kind) => {
  const { app } = await makeAccountsApp(kind)
  await makeBrowser(app).signUp(AMINA)
  for (const email of [
    "' OR 1=1 --@example.com",
    'amina@example.com\u0000',
    '%@example.com',
    '\ud800@example.com',
  ]) {
    const answer = await makeBrowser(app).logIn({ email, password: AMINA.password })
    expect([email, [400, 401].includes(answer.statusCode)]).toEqual([email, true])
  }
  const halves = await makeBrowser(app).logIn({ email: AMINA.email, password: 'half \ud83c of a character' })
  expect(halves.statusCode).toBe(400)
})

testOnSqlite('an address with NUL is refused, and no fault', async (kind) => {
  const { app } = await makeAccountsApp(kind)
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  for (const name of ['search', 'assignee', 'category', 'who'])
    expect([name, await statusOf(`/api/staff/submissions?${name}=a%00b`)]).toEqual([name, 400])
  expect(await statusOf('/api/staff/submissions/a%00b')).toBe(404)
  expect(await statusOf('/blog/%00')).toBe(404)
  expect(await statusOf('/auth/verify-user?a=%2500')).toBe(200)
})

test.each(['a'.repeat(5000), 'session=%00', '\u00e9\u00e8', '"', '=;=;='])(
  'a cookie of %.20s is no session, and no fault',
  async (value) => {
    const { app } = await makeAccountsApp('sqlite')
    const answer = await app.inject({ url: '/auth/verify-user', headers: { cookie: `session=${value}` } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: false, payload: null }])
  },
)
