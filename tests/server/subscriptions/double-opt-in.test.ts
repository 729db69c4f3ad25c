import { expect, test } from 'vitest'
import { CONSENTS, type SubscriptionKind } from '#contract/subscriptions.ts'
import { DAY, HOUR } from '#server/platform/clock.ts'
import { retentionPurge } from '#server/privacy/retention-purge.ts'
import { makeServer, makeBrowser } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { untilMailed } from '#tests/server/fixtures/mail.ts'
import { send } from '#tests/server/fixtures/submissions.ts'

type Site = Awaited<ReturnType<typeof makeServer>>

const ADDRESS = 'amina@example.com'

const ask = ({ app }: Site, kind: SubscriptionKind = 'newsletter', email = ADDRESS) =>
  send(app, kind, { email }, `key-of-${kind}`)

/** The mails so far, newest last, once there are this many. */
const mailsOf = ({ settings }: Site, count: number) => untilMailed(settings.dataDir, count)

type Mail = Awaited<ReturnType<typeof mailsOf>>[number]

const keyIn = (mail: Mail | undefined, page: string) =>
  new RegExp(`/${page}#key=([\\w-]{22})$`, 'm').exec(mail?.text ?? '')?.[1] ?? ''
const headerOf = (mail: Mail | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? ''

const confirm = ({ app }: Site, key: string) => makeBrowser(app).post('/api/subscriptions/confirm', { key })
const end = ({ app }: Site, key: string) => makeBrowser(app).post('/api/subscriptions/unsubscribe', { key })

const rowsOf = ({ database }: Site) => database.db.selectFrom('subscriptions').selectAll().execute()

async function makeSubscriber(site: Site) {
  await ask(site)
  const [asked] = await mailsOf(site, 1)
  const key = keyIn(asked, 'confirm-subscription')
  site.pass(1)
  expect((await confirm(site, key)).statusCode).toBe(200)
  const [, welcome] = await mailsOf(site, 2)
  return { confirmKey: key, welcome, endKey: keyIn(welcome, 'unsubscribe') }
}

testOnBoth('an address is on the list once its mail is answered [SUBS-1 SUBS-2 SUBS-5]', async (kind) => {
  const site = await makeServer({ kind })
  expect((await ask(site)).statusCode).toBe(201)
  expect(await rowsOf(site)).toMatchObject([
    { confirmed_at: null, unsubscribed_at: null, consent: CONSENTS.newsletter, asked_at: site.now() },
  ])
  const [mail] = await mailsOf(site, 1)
  expect(mail?.to).toMatchObject([{ address: ADDRESS }])
  const key = keyIn(mail, 'confirm-subscription')
  site.pass(1)
  const answers = await Promise.all([confirm(site, key), confirm(site, key)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await confirm(site, key)).json()).toEqual({ success: 'Thank you, your address is confirmed.' })
  expect(await rowsOf(site)).toMatchObject([{ confirmed_at: site.now(), unsubscribed_at: null }])
  const mails = await mailsOf(site, 2)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Please confirm your Kente Code newsletter',
    'Welcome to the Kente Code newsletter',
  ])
  expect(JSON.stringify(await rowsOf(site))).not.toContain(key)
})

test('an address whose mail cannot be stored is not stored either [SUBS-2]', async () => {
  const site = await makeServer()
  const { db } = site.database
  await db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  expect((await ask(site)).statusCode).toBe(500)
  expect(await db.selectFrom('submissions').select('id').execute()).toEqual([])
})

test('an address that asks twice has one row, and gets at most three mails a day [SUBS-3]', async () => {
  const site = await makeServer()
  const first = await ask(site)
  // A retry of the same form.
  expect((await ask(site)).json()).toEqual(first.json())
  await mailsOf(site, 1)
  for (const count of [2, 3, 3, 3]) {
    site.pass(HOUR)
    expect((await ask(site, 'newsletter', ' AMINA@example.com')).json()).toEqual(first.json())
    await mailsOf(site, count)
  }
  await ask(site, 'job-mail')
  expect(await rowsOf(site)).toHaveLength(2)
  site.pass(DAY)
  await ask(site)
  await mailsOf(site, 4)
})

test('the answer does not tell whether an address is on the list; its mail does [SUBS-4]', async () => {
  const site = await makeServer()
  const first = await ask(site)
  const key = keyIn((await mailsOf(site, 1))[0], 'confirm-subscription')
  await confirm(site, key)
  await mailsOf(site, 2)
  site.pass(HOUR)
  const again = await ask(site)
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()])
  const mails = await mailsOf(site, 3)
  expect(mails[2]?.subject).toBe('You already get the Kente Code newsletter')
  expect(mails[2]?.text).not.toContain('/confirm-subscription')
  // Longer lines would be encoded, and so break links in mail files.
  const lines = mails.flatMap(({ text = '' }) => text.split('\n'))
  expect(lines.filter((line) => line.length > 76)).toEqual([])
})

test('the link at the foot ends a subscription, and an older link does not begin it again [SUBS-6]', async () => {
  const site = await makeServer()
  const { confirmKey, endKey } = await makeSubscriber(site)
  site.pass(HOUR)
  expect((await end(site, endKey)).json()).toEqual({ success: 'You will not get these emails any more.' })
  const endedAt = site.now()
  site.pass(HOUR)
  expect((await end(site, endKey)).statusCode).toBe(200)
  expect(await rowsOf(site)).toMatchObject([{ unsubscribed_at: endedAt }])
  expect((await confirm(site, confirmKey)).statusCode).toBe(400)
  for (const call of [confirm, end]) expect((await call(site, 'k'.repeat(22))).statusCode).toBe(400)
  await ask(site)
  // A retry of the same form.
  await ask(site)
  await mailsOf(site, 3)
  expect(await site.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(3)
  expect((await confirm(site, confirmKey)).statusCode).toBe(200)
  expect(await rowsOf(site)).toMatchObject([{ unsubscribed_at: null, confirmed_at: site.now() }])
})

const FORMS = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
] as const

test('mail programs end a subscription with one click, without a page or session [SUBS-7]', async () => {
  const site = await makeServer()
  const { welcome } = await makeSubscriber(site)
  expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(headerOf(welcome, 'list-unsubscribe').replace(/^<|>$/g, ''))
  const path = url.pathname + url.search
  for (const [type, payload] of FORMS) {
    await site.database.db.updateTable('subscriptions').set({ unsubscribed_at: null }).execute()
    const headers = { 'content-type': type }
    const answer = await site.app.inject({ method: 'POST', url: path, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await rowsOf(site)).toMatchObject([{ unsubscribed_at: site.now() }])
  }
})

test('opening the address of the one click ends nothing, and leads to the page [SUBS-7]', async () => {
  const site = await makeServer()
  const { endKey } = await makeSubscriber(site)
  const url = `/api/subscriptions/one-click?key=${endKey}`
  const opened = await site.app.inject({ url })
  expect(opened.statusCode).toBe(303)
  expect(opened.headers.location).toMatch(new RegExp(`/unsubscribe#key=${endKey}$`))
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const other = await site.app.inject({ method: 'POST', url, headers: type, payload: 'a=b' })
  expect(other.statusCode).toBe(400)
  const elsewhere = { ...type, origin: 'https://evil.example' }
  const forged = { method: 'POST', url, headers: elsewhere, payload: 'List-Unsubscribe=One-Click' } as const
  expect((await site.app.inject(forged)).statusCode).toBe(403)
  expect(await rowsOf(site)).toMatchObject([{ unsubscribed_at: null }])
})

test('subscriptions are deleted when they end or stay unconfirmed [SUBS-8]', async () => {
  const site = await makeServer()
  const { db } = site.database
  const { endKey } = await makeSubscriber(site)
  await ask(site, 'job-mail', 'other@example.com')
  const purge = async () => {
    const deleted = await retentionPurge(db, site.now, FACTS.retention).run()
    return deleted.find((each) => each.kind === 'subscriptions')?.deleted
  }
  site.pass(FACTS.retention.subscriptions * DAY - 1)
  expect(await purge()).toBe(0)
  site.pass(1)
  expect(await purge()).toBe(1)
  expect(await rowsOf(site)).toHaveLength(1)
  await end(site, endKey)
  site.pass(FACTS.retention.subscriptions * DAY)
  expect(await purge()).toBe(1)
  expect(await rowsOf(site)).toEqual([])
  expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([])
})
