import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'

function setUp() {
  const onRefusal = vi.fn()
  const onFailure = vi.fn()
  const client = createQueryClient({ onRefusal, onFailure })
  const mutate = (failure: Error, meta = {}) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(failure), meta })
      .execute(undefined)
      .catch(() => undefined)
  return { client, onRefusal, onFailure, mutate }
}

test('a rejection is not retried', async () => {
  const { client } = setUp()
  const ask = vi.fn(() => Promise.reject(new ApiError('No.', 403)))
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: ask, retryDelay: 0 })).rejects.toThrow('No.')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failed mutation is reported once', async () => {
  const { mutate, onFailure } = setUp()
  const failure = new ApiError('The name is taken.', 409)
  await mutate(failure)
  // A form that shows its own message is left alone.
  await mutate(failure, { isSilent: true })
  expect(onFailure.mock.calls).toEqual([[failure]])
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

test('"please log in first" is passed on, whether something was read or changed', async () => {
  const { client, mutate, onFailure, onRefusal } = setUp()
  const refusal = new ApiError('Please log in first.', 401)
  await mutate(refusal, { isSilent: true })
  expect(onRefusal).toHaveBeenCalledTimes(1)
  await client.fetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(refusal) }).catch(() => undefined)
  expect(onRefusal.mock.calls).toEqual([[refusal], [refusal]])
  expect(onFailure).not.toHaveBeenCalled()
})
