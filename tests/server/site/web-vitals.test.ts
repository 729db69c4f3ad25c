import { expect, test } from 'vitest'
import { makeMetricsSetup } from '#tests/server/fixtures/metrics.ts'
import { valueOf } from '#tests/server/fixtures/prometheus-text.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

const REPORT = {
  page: 'blog/*',
  measures: [
    { name: 'LCP', value: 1700 },
    { name: 'CLS', value: 0.02 },
  ],
}

const post = (app: Awaited<ReturnType<typeof makeApp>>, payload: object) =>
  app.inject({ method: 'POST', url: '/api/web-vitals', payload })

test('what browsers report is counted by kind of page, and nothing else of it is kept [RUN-12]', async () => {
  const { setup, read } = makeMetricsSetup()
  const app = await makeApp(setup)
  const answer = await post(app, REPORT)
  expect([answer.statusCode, answer.body, answer.cookies]).toEqual([204, '', []])
  const samples = await read()
  const bucket = (name: string, le: string) => valueOf(samples, `${name}_bucket`, { page: 'blog/*', le })
  expect([bucket('web_vitals_lcp_seconds', '1'), bucket('web_vitals_lcp_seconds', '1.8')]).toEqual([0, 1])
  expect([bucket('web_vitals_cls', '0.01'), bucket('web_vitals_cls', '0.05')]).toEqual([0, 1])
  expect(valueOf(samples, 'web_vitals_inp_seconds_count')).toBe(0)
})

test.each([
  ['an address', { ...REPORT, page: '/blog/3' }],
  ['a page that is none', { ...REPORT, page: 'amina' }],
  ['no measure', { ...REPORT, measures: [] }],
  ['a measure that is none', { ...REPORT, measures: [{ name: 'FID', value: 1 }] }],
  ['a negative measure', { ...REPORT, measures: [{ name: 'LCP', value: -1 }] }],
  ['two days', { ...REPORT, measures: [{ name: 'LCP', value: 2 * 86_400_000 }] }],
  ['a measure for every visitor', { ...REPORT, measures: Array(6).fill({ name: 'LCP', value: 1 }) }],
])('a report of %s is refused', async (_name, report) => {
  const app = await makeApp()
  expect((await post(app, report)).statusCode).toBe(400)
})

test('without metrics reports are taken, and dropped', async () => {
  const app = await makeApp()
  expect((await post(app, REPORT)).statusCode).toBe(204)
})

test('an address can report a limited number', async () => {
  const app = await makeApp({ environment: { RATE_LIMIT_FACTOR: '0.01' } })
  for (let time = 0; time < 3; time++) expect((await post(app, REPORT)).statusCode).toBe(204)
  expect((await post(app, REPORT)).statusCode).toBe(429)
})

test('pages of other sites cannot report', async () => {
  const app = await makeApp()
  const headers = { origin: 'https://example.com' }
  const answer = await app.inject({ method: 'POST', url: '/api/web-vitals', payload: REPORT, headers })
  expect(answer.statusCode).toBe(403)
})
