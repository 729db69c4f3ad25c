// @vitest-environment node
import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { stopOnSignals } from '#server/platform/stop-on-signals.ts'

function makeProcess() {
  const listeners = new Map<string, () => void>()
  return {
    on: (signal: string, listener: () => void) => listeners.set(signal, listener),
    exit: vi.fn(),
    send: (signal: string) => listeners.get(signal)?.(),
  }
}

function makeClosing(close: () => Promise<void>) {
  return { close: vi.fn(close), log: { error: vi.fn() } } as unknown as FastifyInstance
}

const never = () => new Promise<void>(() => {})

test.each(['SIGTERM', 'SIGINT'])('%s closes the server and then ends with success', async (signal) => {
  const process = makeProcess()
  stopOnSignals(
    makeClosing(async () => {}),
    process,
  )
  process.send(signal)
  expect(process.exit).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(process.exit).toHaveBeenCalledWith(0))
})

test('a second signal ends it at once', async () => {
  const process = makeProcess()
  const app = makeClosing(never)
  stopOnSignals(app, process)
  process.send('SIGTERM')
  expect(process.exit).not.toHaveBeenCalled()
  process.send('SIGINT')
  expect(process.exit).toHaveBeenCalledWith(1)
  await vi.waitFor(() => expect(app.close).toHaveBeenCalledTimes(1))
})

test('after ten seconds it ends, whatever is still going on', () => {
  vi.useFakeTimers()
  const process = makeProcess()
  stopOnSignals(makeClosing(never), process)
  process.send('SIGTERM')
  vi.advanceTimersByTime(9_999)
  expect(process.exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(process.exit).toHaveBeenCalledWith(1)
  vi.useRealTimers()
})

test('a server that cannot close cleanly says so and ends with failure', async () => {
  const process = makeProcess()
  const app = makeClosing(async () => {
    throw new Error('the database did not let go')
  })
  stopOnSignals(app, process)
  process.send('SIGTERM')
  await vi.waitFor(() => expect(process.exit).toHaveBeenCalledWith(1))
  expect(app.log.error).toHaveBeenCalled()
})
