import { expect, test } from 'vitest'
import { DAY, SECOND } from '#server/platform/clock.ts'
import { makeConsole } from '#tests/server/fixtures/console.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { send } from '#tests/server/fixtures/submissions.ts'

testOnBoth('the overview counts arrivals by day, and what waits by age [STAFF-19]', async (kind) => {
  const { app, payloadOf, pass } = await makeConsole(kind)
  // A little less than the lifetime of the session.
  pass(DAY - 60 * SECOND)
  await send(app, 'newsletter', { email: 'ngozi@example.com' })
  const { from, to, arrived, waiting } = await payloadOf('/api/staff/overview')
  expect([from, to]).toEqual(['2026-02-11', '2026-03-12'])
  expect(arrived).toContainEqual({ day: '2026-03-08', kind: 'contact', count: 1 })
  expect(arrived).toHaveLength(5)
  expect(await payloadOf('/api/staff/overview?days=90')).toMatchObject({ from: '2025-12-13', to })
  const ages = { underOneDay: 0, oneToThreeDays: 0, threeToSevenDays: 1, overSevenDays: 0 }
  const oldestAt = '2026-03-08T09:00:00.000Z'
  expect(waiting).toContainEqual({ kind: 'contact', status: 'new', ...ages, oldestAt })
  // Subscriptions to the newsletter need no answer.
  expect(waiting).toHaveLength(4)
})

test('the overview names what waits a fortnight before it is deleted [STAFF-61]', async () => {
  const { app, database, statusOf, payloadOf, message } = await makeConsole()
  const endingAt = async (age: number) => {
    const created_at = app.now() - age
    await database.db.updateTable('submissions').set({ created_at }).where('kind', '=', 'contact').execute()
    return (await payloadOf('/api/staff/overview')).ending as unknown
  }
  expect(await endingAt(351 * DAY - 1)).toEqual([])
  const firstOn = new Date(app.now() + 14 * DAY).toISOString().slice(0, 10)
  expect(await endingAt(351 * DAY)).toEqual([{ kind: 'contact', count: 1, firstOn }])
  expect(await statusOf('PUT', message, 'status', { status: 'closed', was: 'new' })).toBe(200)
  expect(await endingAt(351 * DAY)).toEqual([])
})
