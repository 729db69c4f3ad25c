import { expect, test } from 'vitest'
import { AMINA, makeServer, makeBrowser, makeMember } from '#tests/server/fixtures/accounts.ts'
import { makeMetricsSetup, valueOf } from '#tests/server/fixtures/metrics.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

test('requests, mail and the process are measured in the format of Prometheus [RUN-1]', async () => {
  const { setup, read, url } = makeMetricsSetup()
  const { app } = await makeServer({ ...setup })
  const member = await makeMember(app)
  await member.whoAmI()
  expect((await makeBrowser(app).logIn({ ...AMINA, password: 'not this one' })).statusCode).toBe(401)

  expect((await fetch(url())).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const samples = await read()
  const requests = (labels: Record<string, string>) =>
    valueOf(samples, 'http_request_duration_seconds_count', labels)
  expect(requests({ method: 'POST', route: '/auth/login', status: '200' })).toBe(1)
  expect(requests({ method: 'POST', route: '/auth/login', status: '401' })).toBe(1)
  expect(requests({ method: 'GET', route: '/auth/verify-user', status: '200' })).toBeGreaterThan(0)
  expect(samples).toMatch(/^outbox_oldest_email_age_seconds \d/m)
  expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(samples).toContain('\nnodejs_eventloop_lag_p99_seconds ')
})

test('metrics are on a port of their own, of this machine only, and no address of a page is ever a label [RUN-1 RUN-2]', async () => {
  const { setup, read, url } = makeMetricsSetup()
  const app = await makeApp(setup)
  await app.ready()
  expect(url()).toContain('http://127.0.0.1:')
  expect((await fetch(new URL('/', url()))).status).toBe(404)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  for (const page of ['/blog', '/nothing-here', '/amina@example.com', '/%']) await app.inject(page)
  const samples = await read()
  const answers = [...samples.matchAll(/^http_request_duration_seconds_count\{(.*)\}/gm)]
  expect(answers.map(([, labels]) => labels)).toContain('method="GET",route="none",status="200"')
  expect(samples).not.toMatch(/amina|blog|nothing-here/)
})
