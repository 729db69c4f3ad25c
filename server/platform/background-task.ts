import type { FastifyInstance } from 'fastify'
import { activeTrace } from './tracing/active-trace.ts'

/** Runs `task` once at a time. A call during a run causes one more run; each call resolves when no run is left. */
export function oneAtATime(task: () => Promise<void>) {
  let running: Promise<void> | null = null
  let isCalledAgain = false

  async function runAll() {
    try {
      while (isCalledAgain) {
        isCalledAgain = false
        await task()
      }
    } finally {
      running = null
    }
  }

  function run(): Promise<void> {
    isCalledAgain = true
    running ??= runAll()
    return running
  }

  /** Resolves when the current run has ended. */
  async function idle() {
    await running
  }

  return { run, idle }
}

type BackgroundTask = {
  /** Never throws. */
  run: () => Promise<void>
  /** Resolves when the task has ended. The server waits for it before it closes the database. */
  stop: () => Promise<void>
  intervalMs: number
}

/**
 * Runs a task when the server starts, and then at each interval. The returned function runs it soon after the current
 * answer has been sent.
 */
export function runInBackground(app: FastifyInstance, { run, stop, intervalMs }: BackgroundTask): () => void {
  const start = () => void run()
  const timer = setInterval(start, intervalMs)
  timer.unref()
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await stop()
  })
  // The task is not part of the trace of the request that starts it, as it may serve other requests as well.
  return () => void setImmediate(() => activeTrace.exit(start))
}
