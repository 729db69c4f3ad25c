import { expect, test } from 'vitest'
import { AMINA, makeServer, makeBrowser, makeMember } from '#tests/server/fixtures/accounts.ts'
import { MESSAGE, send } from '#tests/server/fixtures/submissions.ts'

const BUSY = { environment: { RATE_LIMIT_FACTOR: '100' } }

type Site = Awaited<ReturnType<typeof makeServer>>

async function mailsTo({ database }: Site, address: string) {
  const rows = await database.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', address)
    .execute()
  return rows.length
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
