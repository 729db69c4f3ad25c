import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { listSessions } from '#contract/accounts.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ApiError, call, failureText, NetworkError, request } from '#src/api/client.ts'
import { fetchList } from '#src/api/delivery.ts'
import { deliveryFailureText } from '#src/api/delivery.ts'
import { env } from '#src/lib/env.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { mockServer } from '#tests/mocks/server.ts'

const server = mockServer()
withDelivery('none')

const greet = endpoint('POST', '/auth/login', { body: v.object({ name: v.string() }) })

test('an answer comes back as it was sent, and cookies go along [CALL-2]', async () => {
  const credentials: Array<string> = []
  server.use(
    http.get('/auth/verify-user', ({ request: sent }) => {
      credentials.push(sent.credentials)
      return HttpResponse.json({ success: true, payload: { first_name: 'Ada' } })
    }),
  )
  expect(await request('/auth/verify-user')).toEqual({ success: true, payload: { first_name: 'Ada' } })
  expect(credentials).toEqual(['include'])
})

test('the base address comes from the settings [CALL-1]', async () => {
  server.use(http.get('https://api.gelegrid.example/auth/verify-user', () => HttpResponse.json('from there')))
  env.apiUrl = 'https://api.gelegrid.example'
  try {
    expect(await request('/auth/verify-user')).toBe('from there')
  } finally {
    env.apiUrl = ''
  }
})

test('a call has no time limit [CALL-3]', async () => {
  server.use(http.get('/auth/verify-user', () => HttpResponse.json('in the end')))
  const sent = vi.spyOn(globalThis, 'fetch')
  await request('/auth/verify-user')
  expect(sent.mock.calls.map(([, init]) => init?.signal)).toEqual([undefined])
  sent.mockRestore()
})

test("a rejection has the server's message and status", async () => {
  server.use(http.post('/auth/login', () => HttpResponse.json({ error: 'Wrong password.' }, { status: 401 })))
  const refusal = await call(greet, { name: 'Ada' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({ message: 'Wrong password.', status: 401 })
})

test('a rejection without words shows that an error occurred, and an empty answer is no mistake', async () => {
  for (const body of ['<!doctype html>', '', '{"error":""}', '{"error":{"code":5}}', '["error"]']) {
    server.use(http.get('/broken', () => new HttpResponse(body, { status: 502 })))
    await expect(request('/broken')).rejects.toMatchObject({ message: 'An error occurred!', status: 502 })
  }
  server.use(http.get('/auth/logout', () => new HttpResponse(null, { status: 204 })))
  expect(await request('/auth/logout')).toBeNull()
})

test('an endpoint is called with its method and a body of JSON [DATA-1]', async () => {
  let seen: unknown
  server.use(
    http.post('/auth/login', async ({ request: sent }) => {
      seen = [sent.headers.get('content-type'), await sent.json()]
      return HttpResponse.json({ success: 'Hello Ada' })
    }),
  )
  expect(await call(greet, { name: 'Ada' })).toEqual({ success: 'Hello Ada' })
  expect(seen).toEqual(['application/json', { name: 'Ada' }])

  server.use(http.post('/auth/login', () => HttpResponse.json({ message: 'Hello' })))
  const failure = await call(greet, { name: 'Ada' }).catch((error: unknown) => error)
  expect(failureText(failure)).toBe('An error occurred!')
})

test("a network failure shows the network's message [ERROR-4]", async () => {
  server.use(http.get('/unreachable', () => HttpResponse.error()))
  const failure = await request('/unreachable').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NetworkError)
  expect(failureText(failure)).toBe((failure as NetworkError).message)
  expect(
    failureText(new NetworkError(new TypeError('NetworkError when attempting to fetch resource.'))),
  ).toBe('NetworkError when attempting to fetch resource.')
})

test('any other failure shows that an error occurred [ERROR-5]', () => {
  const wordless = new NetworkError(new TypeError(''))
  for (const failure of [
    new RangeError('Invalid array length'),
    new Error('Invalid key'),
    wordless,
    'broken',
  ])
    expect(failureText(failure)).toBe('An error occurred!')
})

test('the message of a refusal is shown, and otherwise that nothing is lost', () => {
  for (const status of [400, 409, 413, 415, 422, 429])
    expect(deliveryFailureText(new ApiError('Please wait a minute.', status))).toBe('Please wait a minute.')
  for (const status of [401, 404, 405, 500, 503]) {
    const text = deliveryFailureText(new ApiError('Route POST:/submissions not found', status))
    expect(text).toMatch(/^(?!.*Route).*could not be sent.*Nothing is lost/s)
  }
  expect(deliveryFailureText(new NetworkError(new TypeError('Failed to fetch')))).toMatch(
    /check your connection.*Nothing is lost/,
  )
})

test('without delivery a list of the account is empty, and makes no call [CALL-13]', async () => {
  expect(await fetchList(listSessions)).toEqual([])
})
