import { expect, test } from 'vitest'
import { makeApp } from '#tests/server/fixtures/site.ts'

const WORKER = '/service-worker.js'

test('browsers ask each time whether the service worker has changed, and let it rule over the whole site [OFFLINE-7]', async () => {
  const app = await makeApp({ files: { 'service-worker.js': 'addEventListener("sync", () => {})' } })
  const answer = await app.inject(WORKER)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('"sync"')
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('in the place of a service worker that the build no longer has, browsers get one that removes itself [QUEUE-16]', async () => {
  const app = await makeApp()
  const answer = await app.inject(WORKER)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.body).toContain('registration.unregister()')
})
