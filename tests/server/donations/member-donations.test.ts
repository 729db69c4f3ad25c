import { expect, test } from 'vitest'
import {
  AMINA,
  confirmAddressOf,
  makeBrowser,
  makeMember,
  NGOZI,
  type Browser,
} from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeDonationsApp } from '#tests/server/fixtures/donations.ts'
import { DONATION } from '#tests/server/fixtures/submissions.ts'

const listOf = async (browser: Browser) =>
  (await browser.get('/account/donations')).json().payload as Array<{ id: string; amountMinor: number }>

test('a donation sent while signed in is listed for the member, and for nobody else [CONF-7]', async () => {
  const { app, now, pass, announce } = await makeDonationsApp()
  const amina = await makeMember(app)
  await announce(DONATION, amina)
  pass(1000)
  await announce({ ...DONATION, amountMinor: 3_000_050 }, amina)
  await announce({ ...DONATION, email: 'ada@example.com' })

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
  const { app, pass, announce } = await makeDonationsApp({ kind })
  await announce({ ...DONATION, email: ' AMINA@example.com' })
  const amina = makeBrowser(app)
  await amina.signUp(AMINA)
  await amina.logIn(AMINA)
  pass(1000)
  await announce(DONATION, amina)
  expect(await listOf(amina)).toHaveLength(1)

  await confirmAddressOf(app)
  expect(await listOf(amina)).toHaveLength(2)
  const ngozi = await makeMember(app, NGOZI)
  expect(await listOf(ngozi)).toEqual([])
  // Sent by another member, with this address.
  await announce(DONATION, ngozi)
  expect(await listOf(amina)).toHaveLength(2)
})
