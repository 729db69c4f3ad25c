import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'

function setUp() {
  const onSessionEnd = vi.fn()
  const onFailure = vi.fn()
  const client = createQueryClient({ onSessionEnd, onFailure })
  const mutate = (failure: Error, meta = {}) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(failure), meta })
      .execute(undefined)
      .catch(() => undefined)
  return { client, onSessionEnd, onFailure, mutate }
}

test('a rejection is not retried', async () => {
  const { client } = setUp()
  const ask = vi.fn(() => Promise.reject(new ApiError('No.', 403)))
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: ask, retryDelay: 0 })).rejects.toThrow('No.')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failed mutation is reported once', async () => {
  const { mutate, onFailure, onSessionEnd } = setUp()
  const failure = new ApiError('The name is taken.', 409)
  await mutate(failure)
  // A form that shows its own message is left alone.
  await mutate(failure, { isSilent: true })
  expect(onFailure.mock.calls).toEqual([[failure]])
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('a mutation stays pending until the second press of a double click has passed [FORM-4]', async () => {
  vi.useFakeTimers()
  const { client } = setUp()
  const mutation = client.getMutationCache().build(client, { mutationFn: async () => 'Saved.' })
  const answer = mutation.execute(undefined)
  await vi.advanceTimersByTimeAsync(300)
  expect(mutation.state.status).toBe('pending')
  await vi.advanceTimersByTimeAsync(200)
  expect(mutation.state.status).toBe('success')
  expect(await answer).toBe('Saved.')
  vi.useRealTimers()
})

test('"please log in first" ends the session, whether something was read or changed', async () => {
  const { client, mutate, onFailure, onSessionEnd } = setUp()
  const refusal = new ApiError('Please log in first.', 401)
  await mutate(refusal, { isSilent: true })
  expect(onSessionEnd).toHaveBeenCalledTimes(1)
  await client.fetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(refusal) }).catch(() => undefined)
  expect(onSessionEnd).toHaveBeenCalledTimes(2)
  expect(onFailure).not.toHaveBeenCalled()
})
