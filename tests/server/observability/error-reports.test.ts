import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { logOptions } from '#server/platform/log.ts'
import { redact } from '#server/platform/error-reports/redact.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'
import { hang, makeReceiver } from '#tests/server/fixtures/receiver.ts'

const MESSAGE =
  'invalid input syntax for type date: "Amina Bello", amina@example.com, 0803 123 4567, 102.89.3.7'

function addRoutes(app: FastifyInstance) {
  app.post('/api/broken/:person', async () => {
    const cause = Object.assign(new Error(MESSAGE), { code: '22007' })
    throw new Error('The birthday could not be stored.', { cause })
  })
  app.get('/api/busy', async () => {
    throw Object.assign(new Error('too many clients'), { code: '53300' })
  })
  app.get('/api/refused', async () => {
    throw Object.assign(new Error('not like this'), { statusCode: 422 })
  })
}

async function makeReportingApp(url: string) {
  const lines: Array<string> = []
  const logger = { ...logOptions('warn'), stream: { write: (line: string) => void lines.push(line) } }
  const app = await makeApp({ logger, prepare: addRoutes, environment: { ERROR_REPORT_URL: url } })
  const fail = () =>
    app.inject({
      method: 'POST',
      url: '/api/broken/amina?token=s3cret-query',
      headers: { 'user-agent': 's3cret-browser', cookie: 'session=s3cret-cookie' },
      payload: { name: 's3cret-body' },
    })
  return { app, lines, fail }
}

test('an error of ours is reported with where it happened, and without a word about a person [RUN-6]', async () => {
  const { url, received } = await makeReceiver()
  const { app, fail } = await makeReportingApp(`${url}/report?key=1`)
  const answer = await fail()
  await vi.waitUntil(() => received.length === 1)
  const [report] = received
  expect(report!.url).toBe('/report?key=1')
  const { time, errors, ...rest } = JSON.parse(report!.body) as {
    time: string
    errors: Array<{ stack: Array<string> }>
  }
  expect(Date.parse(time)).toBeGreaterThan(0)
  expect(rest).toEqual({
    site: 'localhost:3000',
    status: 500,
    method: 'POST',
    route: '/api/broken/:person',
    requestId: answer.headers['x-request-id'],
    dropped: 0,
  })
  expect(errors).toMatchObject([
    { type: 'Error', code: '', message: 'The birthday could not be stored.' },
    {
      code: '22007',
      message: 'invalid input syntax for type date: [quoted], [email] [number], [address]',
    },
  ])
  expect(errors[0]!.stack[0]).toMatch(/^at .*tests\/server\/observability\/error-reports\.test\.ts:\d+/)
  expect(report!.body).not.toMatch(/s3cret|amina|bello|0803/i)
  expect(report!.body).not.toContain(process.cwd())

  await app.inject('/api/busy')
  await app.inject('/api/refused')
  await app.inject('/api/nothing')
  await vi.waitUntil(() => received.length === 2)
  expect(received.map(({ body }) => (JSON.parse(body) as { status: number }).status)).toEqual([500, 503])
})

test('a receiver that hangs holds up nothing: few reports wait for it, and the rest is counted [RUN-6]', async () => {
  const { url, received } = await makeReceiver(hang)
  const { app, fail } = await makeReportingApp(url)
  const startedAt = performance.now()
  const answers = await Promise.all(Array.from({ length: 40 }, fail))
  expect(answers.every(({ statusCode }) => statusCode === 500)).toBe(true)
  expect(performance.now() - startedAt).toBeLessThan(3000)
  await vi.waitUntil(() => received.length === 4)
  await app.close()
  expect(received).toHaveLength(4)
  expect(performance.now() - startedAt).toBeLessThan(6000)
})

test.each([
  ['refuses', 500, {}],
  ['sends them elsewhere', 302, { location: 'https://example.com/' }],
])('a receiver that %s is told of once in the log, and never of itself', async (_name, status, headers) => {
  const { url, received } = await makeReceiver((response) => void response.writeHead(status, headers).end())
  const { lines, fail } = await makeReportingApp(url)
  for (let time = 0; time < 3; time++) await fail()
  await vi.waitUntil(() => lines.some((line) => line.includes('could not be reported')))
  expect(received).toHaveLength(3)
  expect(lines.filter((line) => line.includes('could not be reported'))).toHaveLength(1)
})

test('where nobody listens, requests are answered all the same', async () => {
  const { lines, fail } = await makeReportingApp('http://127.0.0.1:1/')
  expect((await fail()).statusCode).toBe(500)
  await vi.waitUntil(() => lines.some((line) => line.includes('could not be reported')))
})

test('a flood of errors is reported thirty times a minute at most, and the next report says how many were dropped', async () => {
  const { url, received } = await makeReceiver()
  const { fail } = await makeReportingApp(url)
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    for (let time = 0; time < 40; time++) {
      await fail()
      if (time < 30) await vi.waitUntil(() => received.length === time + 1)
    }
    vi.advanceTimersByTime(60_000)
    await fail()
    await vi.waitUntil(() => received.length === 31)
  } finally {
    vi.useRealTimers()
  }
  expect(JSON.parse(received.at(-1)!.body)).toMatchObject({ dropped: 10 })
})

test.each([
  ['Key "email" is taken', 'Key [quoted] is taken'],
  ['connect ECONNREFUSED 10.0.0.5:5432', 'connect ECONNREFUSED [address]:5432'],
  ['no route to 2001:db8::1', 'no route to [address]'],
  ['call +234 803 123 4567', 'call [number]'],
  ['token 3f9Jx0vKq2LmN8pRt5sUw7yZ1aB4cD6e is old', 'token [token] is old'],
  ['no such table: sessions', 'no such table: sessions'],
])('of "%s" a report keeps "%s"', (message, kept) => {
  expect(redact(message)).toBe(kept)
})
