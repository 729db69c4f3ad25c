import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#src/api/client.ts'
import { deliver } from '#src/api/deliver.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { takesSubmissions, type ReceivedSubmission } from '#tests/mocks/submissions.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'

const server = mockServer()
withDelivery('api')

test('a submission goes to the address of its kind, under its key', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  expect(await deliver('volunteering', { role: 'Mentor' }, 'k1')).toMatchObject({
    reference: 'KC-7F3KQ2',
    payload: { role: 'Mentor' },
  })
  expect(received).toEqual([
    { kind: 'volunteering', key: 'k1', type: 'application/json', body: { role: 'Mentor' } },
  ])
})

test('without delivery nothing is sent, and nothing is reported as sent [CALL-11]', async () => {
  setDelivery('none')
  // Without a handler, any call fails the test.
  expect(await deliver('contact', {}, 'k1')).toBe(false)
})

test('a server that does not know submissions refuses', async () => {
  const page = new HttpResponse('<!doctype html><title>Not found</title>', { status: 404 })
  server.use(http.post('/submissions/:kind', () => page))
  await expect(deliver('contact', {}, 'k1')).rejects.toMatchObject({ status: 404 })
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

test('an answer without a reference is an acknowledgement all the same', async () => {
  server.use(
    http.post('/submissions/contact', () => HttpResponse.json({ success: 'Received' }, { status: 201 })),
  )
  expect(await deliver('contact', {}, 'k1')).toMatchObject({ reference: '' })
})
