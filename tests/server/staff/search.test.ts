import { expect, test } from 'vitest'
import { makeAccountsApp } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeStaff } from '#tests/server/fixtures/staff.ts'
import { DONATION, send } from '#tests/server/fixtures/submissions.ts'

test('a giver is found by the whole name, as the list shows it [STAFF-11]', async () => {
  const server = await makeAccountsApp()
  await send(server.app, 'donations', DONATION)
  const { browser } = await makeStaff(server, 'editor')
  const find = async (text: string) =>
    (await browser.get(`/api/staff/submissions?search=${encodeURIComponent(text)}`)).json().payload.rows
  const found = [expect.objectContaining({ kind: 'donations', from: 'Amina Bello' })]
  expect(await find('Amina Bello')).toEqual(found)
  expect(await find('AMINA  bello')).toEqual(found)
  expect(await find('Amina B_llo')).toEqual([])
})

testOnBoth('a search finds numbers and names in all their spellings [STAFF-11]', async (kind) => {
  const server = await makeAccountsApp({ kind })
  await send(server.app, 'donations', { ...DONATION, lastName: 'O’Neill', phone: '0801 234 5678' })
  const { browser } = await makeStaff(server, 'editor')
  const count = async (text: string) =>
    (await browser.get(`/api/staff/submissions?search=${encodeURIComponent(text)}`)).json().payload.total
  for (const text of ['+234 801 234 5678', '0801-234-5678', '\u202a+234 801 234 5678\u202c', '801 234 56'])
    expect([text, await count(text)]).toEqual([text, 1])
  for (const text of ["o'neill", 'o’neill', 'O‘Neill']) expect([text, await count(text)]).toEqual([text, 1])
  expect(await count('+234 801 234 5679')).toBe(0)
})
