import { expect, test, vi } from 'vitest'
import { AMINA, makeServer, makeBrowser, makeMember } from '#tests/server/fixtures/accounts.ts'

const looks = vi.hoisted(() => ({ hashes: new Array<string>(), areImpossible: false }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  const verify: typeof original.verify = (hash, password) => {
    looks.hashes.push(String(hash))
    if (looks.areImpossible) return Promise.reject(new Error('no memory left'))
    return original.verify(hash, password)
  }
  return { ...original, verify }
})

const WRONG = { error: 'The email address or password is wrong.' }

test('an unknown address and a wrong password get the same answer for the same work (ASVS 6.3.8) [MORE-30]', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  looks.hashes.length = 0

  const wrong = await browser.logIn({ ...AMINA, password: 'not my password' })
  const unknown = await browser.logIn({ email: 'nobody@example.com', password: 'not my password' })
  for (const { statusCode, headers, cookies, body } of [wrong, unknown]) {
    expect([statusCode, JSON.parse(body), cookies]).toEqual([401, WRONG, []])
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())

  const [forWrong, forUnknown, ...more] = looks.hashes
  const shape = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/
  expect(forWrong).toMatch(shape)
  expect(forUnknown).toMatch(shape)
  expect(more).toEqual([])
})

test('a password that could not be looked at does not count as a wrong one', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  looks.areImpossible = true
  for (let time = 1; time <= 10; time++) expect((await browser.logIn(AMINA)).statusCode).toBe(500)
  looks.areImpossible = false
  expect((await browser.logIn(AMINA)).statusCode).toBe(200)
})

const YORUBA = 'ọmọ dára ni mí'

test('a password and an address are the same as another keyboard writes them [ACCOUNT-29 ACCOUNT-30]', async () => {
  const { app } = await makeServer()
  const person = { ...AMINA, email: 'amina@müller.example', password: YORUBA.normalize('NFC') }
  const browser = await makeMember(app, person)
  for (const password of [YORUBA.normalize('NFD'), YORUBA.replaceAll(' ', '\u00a0')]) {
    for (const email of ['Amina@MÜLLER.example', 'amina@xn--mller-kva.example'])
      expect((await browser.logIn({ email, password })).statusCode).toBe(200)
    const confirmed = await browser.post('/account/sessions/end-others', { current_password: password })
    expect(confirmed.statusCode).toBe(200)
  }
})
