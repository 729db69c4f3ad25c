import { expect, test } from 'vitest'
import { DAY, SECOND } from '#server/platform/clock.ts'
import { makeAccountsApp } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeStaff } from '#tests/server/fixtures/staff.ts'
import { MESSAGE, send } from '#tests/server/fixtures/submissions.ts'

/** A message from half past midnight of 27 November 2026 in Lagos. */
async function makeNightMessage(kind: 'sqlite' | 'postgres' = 'sqlite') {
  const server = await makeAccountsApp({ kind, startsAt: Date.UTC(2026, 10, 26, 23, 30) })
  expect((await send(server.app, 'contact', MESSAGE)).statusCode).toBe(201)
  const { browser } = await makeStaff(server, 'editor')
  return { ...server, browser }
}

test('a submission is found by its day in Lagos, and its file has that day in its name [STAFF-11 STAFF-17]', async () => {
  const { browser } = await makeNightMessage()
  const totalOf = async (query: string) =>
    (await browser.get(`/api/staff/submissions?${query}`)).json().payload.total as number
  expect(await totalOf('from=2026-11-27&to=2026-11-27')).toBe(1)
  expect(await totalOf('from=2026-11-28')).toBe(0)
  expect(await totalOf('to=2026-11-26')).toBe(0)
  const file = await browser.get('/api/staff/submissions.csv?kind=contact')
  expect(file.headers['content-disposition']).toContain('filename="contact-2026-11-27.csv"')
  expect(file.body).toContain(',2026-11-27T00:30:00+01:00,')
})

testOnBoth('the overview counts by days in Lagos, the last one included [STAFF-19]', async (kind) => {
  const { app, browser, pass } = await makeNightMessage(kind)
  const overview = async () => (await browser.get('/api/staff/overview?days=30')).json().payload
  expect(await overview()).toMatchObject({
    from: '2026-10-29',
    to: '2026-11-27',
    arrived: [{ day: '2026-11-27', kind: 'contact', count: 1 }],
  })
  // A second before the next midnight.
  pass(DAY - 1801 * SECOND)
  await send(app, 'contact', MESSAGE, 'key-of-the-evening')
  expect(await overview()).toMatchObject({ to: '2026-11-27', arrived: [{ day: '2026-11-27', count: 2 }] })
})
