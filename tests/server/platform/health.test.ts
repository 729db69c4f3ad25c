import { expect, test } from 'vitest'
import { makeApp } from '#tests/server/fixtures/site.ts'

test('the health check answers, uncached', async () => {
  const app = await makeApp()
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok' })
  expect(answer.headers['cache-control']).toBe('no-store')
})
