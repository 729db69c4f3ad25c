import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#src/api/client.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'

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
