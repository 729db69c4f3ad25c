import { expect, test } from 'vitest'
import { DAY } from '#server/platform/clock.ts'
import { purgeExpired } from '#server/platform/jobs/housekeeping.ts'
import {
  AMINA,
  confirmAddressOf,
  makeBrowser,
  makeMember,
  makeServer,
  NGOZI,
} from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { untilMailed } from '#tests/server/fixtures/mail.ts'
import { choose, enter, makeRecoverySite } from '#tests/server/fixtures/recovery.ts'
import { MESSAGE, send } from '#tests/server/fixtures/submissions.ts'

type Site = Awaited<ReturnType<typeof makeServer>>

async function keysFor({ settings }: Site, address: string, count = 1) {
  const mails = await untilMailed(settings.dataDir, count)
  return mails
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ text }) => /\/confirm-address#key=([\w-]+)$/m.exec(text ?? '')?.[1])
    .filter((key) => key !== undefined)
}

const confirm = ({ app }: Site, key = '') => makeBrowser(app).post('/auth/confirm-address', { key })

async function signUp(site: Site) {
  const browser = makeBrowser(site.app)
  expect((await browser.signUp(AMINA)).statusCode).toBe(201)
  expect((await browser.logIn(AMINA)).statusCode).toBe(200)
  const isConfirmed = async () => (await browser.whoAmI())?.is_address_confirmed
  return { ...browser, isConfirmed }
}

testOnBoth('a sign-up sends a link that confirms the address [CONF-1 CONF-3]', async (kind) => {
  const site = await makeServer({ kind })
  const browser = await signUp(site)
  const [key] = await keysFor(site, AMINA.email)
  expect(await browser.isConfirmed()).toBe(false)
  const answers = await Promise.all([confirm(site, key), confirm(site, key)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await confirm(site, key)).json()).toEqual({ success: 'Thank you, your address is confirmed.' })
  expect(await browser.isConfirmed()).toBe(true)
  const stored = await site.database.db.selectFrom('confirmations').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(key)
})

test('a sign-up that fails stores neither a key nor a mail [CONF-1]', async () => {
  const { app, database } = await makeServer()
  await makeBrowser(app).signUp(AMINA)
  await Promise.all([1, 2, 3].map(() => makeBrowser(app).signUp({ ...NGOZI, username: AMINA.username })))
  expect(await database.db.selectFrom('confirmations').selectAll().execute()).toHaveLength(1)
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
})

test('a link is good for seven days, and others are not [CONF-3]', async () => {
  const site = await makeServer()
  await signUp(site)
  const [key] = await keysFor(site, AMINA.email)
  const USED = 'This link is no longer valid. Log in and ask for a new email on your account page.'
  const unknown = await confirm(site, 'k'.repeat(22))
  expect([unknown.statusCode, unknown.json()]).toEqual([400, { error: USED }])
  const cutOff = await confirm(site, key?.slice(0, 9))
  const error = 'This link is incomplete. Please copy all of it from the email.'
  expect([cutOff.statusCode, cutOff.json()]).toEqual([400, { error }])
  site.pass(7 * DAY - 1)
  expect((await confirm(site, key)).statusCode).toBe(200)
  site.pass(1)
  expect((await confirm(site, key)).json()).toEqual({ error: USED })
  await purgeExpired(site.app)
  expect(await site.database.db.selectFrom('confirmations').selectAll().execute()).toEqual([])
})

test('a new address is unconfirmed, and the links to the former one end [CONF-4]', async () => {
  const site = await makeServer()
  const browser = await signUp(site)
  const [former] = await keysFor(site, AMINA.email)
  await confirm(site, former)
  const { password: current_password, ...profile } = AMINA
  const change = (email: string) => browser.call('PATCH', '/account', { ...profile, email, current_password })
  expect((await change('AMINA@example.com')).json().payload).toMatchObject({ is_address_confirmed: true })
  expect((await change('bello@example.com')).json().payload).toMatchObject({ is_address_confirmed: false })
  expect((await confirm(site, former)).statusCode).toBe(400)
  const [key] = await keysFor(site, 'bello@example.com', 3)
  expect((await confirm(site, key)).statusCode).toBe(200)
  expect(await browser.isConfirmed()).toBe(true)
})

test('the mail is sent again at most five times a day, all in all, also after the account was made anew [CONF-2]', async () => {
  const site = await makeServer()
  const browser = await signUp(site)
  const again = () => browser.call('POST', '/account/confirmation')
  for (let mails = 2; mails <= 5; mails++) expect((await again()).statusCode).toBe(200)
  const refused = await again()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBe(DAY / 1000)

  await browser.call('DELETE', '/account', { current_password: AMINA.password })
  await signUp(site)
  const keys = await keysFor(site, AMINA.email, 5)
  expect(keys).toHaveLength(5)
  expect((await confirm(site, keys[0])).statusCode).toBe(400)
})

test('a member asks for a mentor after her address is confirmed [CONF-6]', async () => {
  const site = await makeServer()
  const browser = await signUp(site)
  const request = { kind: 'mentor', subject: FACTS.mentors[0], message: 'Please help me. '.repeat(4) }
  const ask = async () => (await browser.post('/account/requests', request)).statusCode
  expect(await ask()).toBe(403)
  await confirmAddressOf(site.app)
  expect(await ask()).toBe(201)
})

test('a new password chosen with a mailed link or code confirms the address [CONF-10]', async () => {
  const { ask, database } = await makeRecoverySite()
  const confirmedAt = async () =>
    (await database.db.selectFrom('accounts').select('confirmed_at').executeTakeFirstOrThrow()).confirmed_at
  const { browser, code } = await ask()
  await enter(browser, code)
  expect(await confirmedAt()).toBeNull()
  await choose(browser)
  expect(await confirmedAt()).not.toBeNull()
})

const BUSY = { environment: { RATE_LIMIT_FACTOR: '100' } }

async function mailsTo({ database }: Site, address: string) {
  const mails = database.db.selectFrom('outbox').select('id').where('recipient', '=', address)
  return (await mails.execute()).length
}

/** Changes the password of the account there and back again. */
async function changePasswords(browser: ReturnType<typeof makeBrowser>, times: number) {
  let current_password = AMINA.password
  for (let time = 1; time <= times; time++) {
    const password = `nine purple keke rides ${time}`
    const answer = await browser.post('/account/password', { current_password, password })
    expect(answer.statusCode, answer.body).toBe(200)
    current_password = password
  }
}

test('forms and changes of accounts together send ten mails to an address [CONF-12]', async () => {
  const site = await makeServer(BUSY)
  const browser = makeBrowser(site.app)
  await browser.signUp(AMINA)
  await browser.logIn(AMINA)
  for (let time = 1; time <= 8; time++)
    await Promise.all([
      send(site.app, 'contact', MESSAGE, `key-of-the-form-${time}`),
      send(site.app, 'newsletter', { email: AMINA.email }, `key-of-the-letter-${time}`),
    ])
  await changePasswords(browser, 8)
  expect(await mailsTo(site, AMINA.email)).toBe(10)
})

test('a full count of other mail leaves five notices a day to a confirmed address [CONF-12]', async () => {
  const site = await makeServer(BUSY)
  const browser = await makeMember(site.app)
  for (let time = 1; time <= 5; time++)
    await Promise.all(
      ['contact', 'newsletter', 'job-mail'].map((kind) =>
        send(site.app, kind, MESSAGE, `key-of-the-${kind}-${time}`),
      ),
    )
  const before = await mailsTo(site, AMINA.email)
  await changePasswords(browser, 7)
  expect(await mailsTo(site, AMINA.email)).toBe(before + 5)
})
