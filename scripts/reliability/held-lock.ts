import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'libsql'
import { call, newPerson, sendMessage, signUp } from './calls.ts'
import { longestDelay, RECORD_DELAYS } from './event-loop-delay.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

export const HOLD_SECONDS = 15

const WRITERS = 20
// No database call may block the process for longer.
const MAX_DELAY_MS = 250
// Generous, as other work on the machine affects response times.
const MAX_ANSWER_MS = 2500

/**
 * Holds the lock of the database, as a backup program may, while people write. Pages must still be served normally.
 */
export async function holdLock(
  target: Target,
  { seconds = HOLD_SECONDS, writerCount = WRITERS } = {},
): Promise<Measured> {
  const server = await startServer(target, RECORD_DELAYS)
  await signUp(server.url, newPerson())
  const other = new Sqlite(join(target.dataDir, 'site.db'))
  // The server may be recording that it has sent the confirmation mail.
  other.exec('PRAGMA busy_timeout = 5000')
  other.exec('BEGIN EXCLUSIVE')
  await longestDelay(server)
  let isHeld = true
  let refused = 0
  let otherwise = 0

  async function keepWriting() {
    while (isHeld) {
      const { status } = await sendMessage(server.url)
      if (status === 503) refused += 1
      else if (isHeld) otherwise += 1
    }
  }
  const writers = Array.from({ length: writerCount }, keepWriting)

  let answered = 0
  let slowest = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const path of ['/healthz', '/']) {
      const began = performance.now()
      if ((await call(`${server.url}${path}`)).status === 200) answered += 1
      else otherwise += 1
      slowest = Math.max(slowest, performance.now() - began)
    }
    await wait(50)
  }
  const delay = await longestDelay(server)
  isHeld = false
  other.exec('ROLLBACK')
  other.close()
  await Promise.all(writers)
  const after = (await sendMessage(server.url)).status
  await server.end('SIGTERM')
  return {
    figures: `${answered} pages and health checks answered, the slowest in ${Math.round(slowest)} ms; the event loop held up for ${Math.round(delay)} ms at most; ${refused} writes refused with 503, ${otherwise} answers of another kind; then a write answered ${after}`,
    isKept:
      answered > 0 &&
      delay < MAX_DELAY_MS &&
      slowest < MAX_ANSWER_MS &&
      refused > 0 &&
      otherwise === 0 &&
      after === 201,
  }
}
