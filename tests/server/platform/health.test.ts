// @vitest-environment node
import { expect, test } from 'vitest'
import { makeApp } from '#tests/server/fixtures/site.ts'

test('whoever watches the server is told that it answers, and never from a cache', async () => {
  const app = await makeApp()
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok' })
  expect(answer.headers['cache-control']).toBe('no-store')
})
