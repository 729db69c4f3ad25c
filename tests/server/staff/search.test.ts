import { expect } from 'vitest'
import { makeAccountsApp } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeStaff } from '#tests/server/fixtures/staff.ts'
import { DONATION, send } from '#tests/server/fixtures/submissions.ts'

testOnBoth('a giver is found by the whole name, as the list shows it [STAFF-11]', async (kind) => {
  const server = await makeAccountsApp(kind)
  await send(server.app, 'donations', DONATION)
  const { browser } = await makeStaff(server, 'editor')
  const find = async (text: string) =>
    (await browser.get(`/api/staff/submissions?search=${encodeURIComponent(text)}`)).json().payload.rows
  const found = [expect.objectContaining({ kind: 'donations', from: 'Amina Bello' })]
  expect(await find('Amina Bello')).toEqual(found)
  expect(await find('AMINA  bello')).toEqual(found)
  expect(await find('Amina B_llo')).toEqual([])
})
