import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts'

// For what is due later: the next attempt of a job, jobs of another instance, and what waits for the next mail to the team.
const INTERVAL = 30 * SECOND

/** A task that runs once at a time. */
export type Task = {
  /** Calls during a run cause one more run. */
  run: () => Promise<void>
  /** Resolves when the task has ended. The server waits for it before it closes the database. */
  stop: () => Promise<void>
}

/** Runs `work`, which never throws, once at a time. */
export function oneAtATime(work: () => Promise<void>): Task {
  const limit = pLimit(1)
  return {
    run: async () => {
      if (limit.pendingCount === 0) await limit(work)
    },
    stop: () => limit(async () => {}),
  }
}

// The delay after each failed attempt; the last one repeats. What is down is often back soon.
const DELAYS = [30 * SECOND, 1 * MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 1 * HOUR, 6 * HOUR, 1 * DAY]

/** The delay after this many attempts, and `atMost` after all further ones. */
export function delayAfter(attempts: number, { atMost }: { atMost: number }) {
  return Math.min(DELAYS[attempts - 1] ?? DAY, atMost)
}

type Jobs<Job> = {
  /** The job that is due first, or null. */
  next: () => Promise<Job | null>
  /** Returns false if the next job would fail as well. The signal is aborted if the job takes too long to stop. */
  work: (job: Job, signal: AbortSignal) => Promise<boolean>
  /** The database may be unavailable. */
  onError: (error: unknown) => void
  /** The time that the current job has to finish when the server stops. */
  lastWait?: number
}

/** Does the jobs that are due, one at a time. A job stored during a round is done in it or in the next. */
export function jobWorker<Job>({ next, work, onError, lastWait = 0 }: Jobs<Job>): Task {
  const brokenOff = new AbortController()
  let isStopped = false
  const rounds = oneAtATime(async () => {
    try {
      while (!isStopped) {
        const job = await next()
        if (job === null || !(await work(job, brokenOff.signal))) return
      }
    } catch (error) {
      onError(error)
    }
  })

  /** The other jobs wait for another instance or the next start. */
  async function stop() {
    isStopped = true
    const timer = setTimeout(() => brokenOff.abort(), lastWait)
    await rounds.stop()
    clearTimeout(timer)
  }

  return { run: rounds.run, stop }
}

/** Runs a task at the start and at each interval. What it returns runs it soon after the current answer. */
export function runInBackground(app: FastifyInstance, { run, stop }: Task): () => void {
  const start = () => void run()
  const timer = setInterval(start, INTERVAL)
  timer.unref()
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await stop()
  })
  return () => void setImmediate(start)
}
