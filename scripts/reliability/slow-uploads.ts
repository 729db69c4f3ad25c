import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { megabytesOf } from '#scripts/process-usage.ts'
import { UPLOAD_MEMORY_MEGABYTES } from '#server/submissions/upload-limits.ts'
import { categoryOf, nominationOf } from './nomination.ts'
import type { Measured } from './report.ts'
import { startServer, withRealLimits, type Target } from './server-under-test.ts'

const SLOW = 40
const SLOW_ADDRESSES = 2
const BYTES_PER_SECOND = 9 * 1024
const STEP_MS = 100
const OTHERS = 25
const SECONDS = 20
const MAX_HEALTH_MS = 250

export const SLOW_UPLOADS = `${SLOW} uploads from ${SLOW_ADDRESSES} addresses at 9 KB/s while ${OTHERS} others nominate`

/** Slow uploads from few addresses must not block other clients, and must cost neither time nor memory. */
export async function uploadSlowly(target: Target): Promise<Measured> {
  const category = categoryOf(target)
  const server = await startServer(withRealLimits(target))
  const before = megabytesOf(server.pid)
  let isOver = false
  const health = timeHealth(server.url, () => isOver)
  const large = await nominationOf(category, 4 * 2 ** 20, randomUUID())
  const slow = Array.from({ length: SLOW }, (_, index) =>
    dripUpload(server.port, { ...large, from: `198.51.100.${(index % SLOW_ADDRESSES) + 1}` }, () => isOver),
  )
  // Waits until all of them have started.
  await wait(1000)
  let taken = 0
  for (let index = 0; index < OTHERS; index++) {
    const { headers, body } = await nominationOf(category, 100_000, randomUUID())
    const response = await fetch(`${server.url}/submissions/nominations`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': `203.0.113.${index + 1}` },
      body: new Uint8Array(body),
    })
    if (response.status === 201) taken += 1
    await response.arrayBuffer()
    await wait((SECONDS * 1000) / OTHERS)
  }
  const peak = megabytesOf(server.pid, 'VmHWM')
  isOver = true
  const { p99, failed } = await health
  const atWork = (await Promise.all(slow)).filter((isTaken) => isTaken).length
  await server.end('SIGTERM')
  const growth = peak - before
  return {
    figures: `${atWork} of ${SLOW} under way at once; ${taken} of ${OTHERS} other nominations taken; /healthz answered in ${p99.toFixed(0)} ms (99 of 100), ${failed} times not; memory grew by ${growth.toFixed(0)} MB at most`,
    isKept:
      taken === OTHERS &&
      failed === 0 &&
      p99 < MAX_HEALTH_MS &&
      growth < UPLOAD_MEMORY_MEGABYTES &&
      atWork > 0,
  }
}

type Nomination = Awaited<ReturnType<typeof nominationOf>>

/** Whether the server let the upload continue to the end. */
function dripUpload(
  port: number,
  { headers, body, from }: Nomination & { from: string },
  isOver: () => boolean,
) {
  return new Promise<boolean>((resolve) => {
    const lines = Object.entries({ ...headers, 'idempotency-key': randomUUID(), 'x-forwarded-for': from })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /submissions/nominations HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n${head}\r\n`,
    )
    const size = Math.ceil((BYTES_PER_SECOND * STEP_MS) / 1000)
    let sent = 0
    const timer = setInterval(() => {
      if (isOver()) return end(true)
      socket.write(body.subarray(sent, sent + size))
      sent += size
    }, STEP_MS)
    socket.on('error', () => end(false))
    // A response before the end is a rejection.
    socket.on('data', () => end(false))

    function end(isTaken: boolean) {
      clearInterval(timer)
      socket.destroy()
      resolve(isTaken)
    }
  })
}

async function timeHealth(url: string, isOver: () => boolean) {
  const times: Array<number> = []
  let failed = 0
  while (!isOver()) {
    const began = performance.now()
    const response = await fetch(`${url}/healthz`).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) times.push(performance.now() - began)
    else failed += 1
    await wait(20)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Infinity, failed }
}
