import { expect } from 'vitest'
import { zonedTime } from '#contract/days.ts'
import type { SubmissionSummary } from '#contract/staff/submissions.ts'
import { SECOND } from '#server/platform/clock.ts'
import { LIST, makeEditor } from '#tests/server/fixtures/console.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { send } from '#tests/server/fixtures/submissions.ts'

testOnBoth('the console tells confirmed addresses from others, in lists and files [SUBS-9]', async (kind) => {
  const { app, browser, database, now, pass } = await makeEditor({ kind })
  const names = ['new', 'yes', 'no']
  await Promise.all(
    names.map((name) => send(app, 'newsletter', { email: `${name}@example.com` }, `key-of-${name}`)),
  )
  const { db } = database
  const idOf = (name: string) =>
    db.selectFrom('submissions').select('id').where('idempotency_key', '=', `${name}@example.com`)
  const since = now()
  const set = (name: string, times: { confirmed_at: number } | { unsubscribed_at: number }) =>
    db.updateTable('subscriptions').set(times).where('submission_id', 'in', idOf(name)).execute()
  await set('yes', { confirmed_at: since })
  await set('no', { unsubscribed_at: since })
  pass(SECOND)
  const listed = async (query: string) =>
    ((await browser.get(`${LIST}?${query}`)).json().payload.rows as Array<SubmissionSummary>)
      .map(({ from, subscription }) => [from, subscription?.state, subscription?.since])
      .sort()
  const [row] = (await browser.get(`${LIST}?kind=newsletter`)).json().payload.rows as Array<SubmissionSummary>
  expect((await browser.get(`${LIST}/${row?.id}`)).json().payload).toMatchObject({ reply: null })
  const time = new Date(since).toISOString()
  expect(await listed('subscription=unconfirmed')).toEqual([['new@example.com', 'unconfirmed', null]])
  expect(await listed('subscription=confirmed')).toEqual([['yes@example.com', 'confirmed', time]])
  expect(await listed('subscription=unsubscribed')).toEqual([['no@example.com', 'unsubscribed', time]])

  const file = await browser.get(`${LIST}.csv?kind=newsletter&subscription=confirmed`)
  const [head, ...lines] = file.body.trim().split('\r\n')
  expect(head).toMatch(/email,subscription,since,consent,asked,unsubscribe$/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`yes@example.com,confirmed,${zonedTime(Date.parse(time))},`)
  const key = /unsubscribe#key=([\w-]{22})$/.exec(lines[0] ?? '')?.[1]
  expect((await browser.post('/api/subscriptions/unsubscribe', { key })).statusCode).toBe(200)
  expect(await listed('subscription=confirmed')).toEqual([])
})
