import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import {
  AMINA,
  confirmAddressOf,
  makeServer,
  makeBrowser,
  makeMember,
  makeMemberApp,
  NGOZI,
  type Browser,
} from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { DONATION } from '#tests/server/fixtures/submissions.ts'

async function donate(browser: Browser, app: FastifyInstance, key: string, donation = DONATION) {
  const cookies = Object.fromEntries(browser.cookies)
  const sender = makeBrowser(app, { cookies, headers: { 'idempotency-key': key } })
  expect((await sender.post('/submissions/donations', donation)).statusCode).toBe(201)
}

const listOf = async (browser: Browser) =>
  (await browser.get('/account/donations')).json().payload as Array<{ id: string; amountMinor: number }>

test('a donation sent while signed in is listed for the member, and for nobody else [CONF-7]', async () => {
  const { app, now, pass, member: amina } = await makeMemberApp()
  await donate(amina, app, 'key-of-the-first')
  pass(1000)
  await donate(amina, app, 'key-of-the-second', { ...DONATION, amountMinor: 3_000_050 })
  await donate(makeBrowser(app), app, 'key-of-a-visitor', { ...DONATION, email: 'ada@example.com' })

  expect(await listOf(amina)).toEqual([
    expect.objectContaining({ amountMinor: 3_000_050 }),
    {
      id: expect.any(String),
      cause: 'free-laptops',
      type: 'individual',
      currency: 'NGN',
      amountMinor: 2_000_000,
      donor: ['Amina Bello', 'Nigeria'],
      email: 'amina@example.com',
      state: 'pledged',
      sentAt: new Date(now() - 1000).toISOString(),
      receivedAt: null,
      receipt: null,
    },
  ])
})

testOnBoth('a donation sent signed out is listed once its address is confirmed [CONF-7]', async (kind) => {
  const { app, pass } = await makeServer({ kind })
  await donate(makeBrowser(app), app, 'key-of-a-visitor', { ...DONATION, email: ' AMINA@example.com' })
  const amina = makeBrowser(app)
  await amina.signUp(AMINA)
  await amina.logIn(AMINA)
  pass(1000)
  await donate(amina, app, 'key-of-a-member')
  expect(await listOf(amina)).toHaveLength(1)

  await confirmAddressOf(app)
  expect(await listOf(amina)).toHaveLength(2)
  const ngozi = await makeMember(app, NGOZI)
  expect(await listOf(ngozi)).toEqual([])
  // Sent by another member, with this address.
  await donate(ngozi, app, 'key-of-another')
  expect(await listOf(amina)).toHaveLength(2)
})
