import { connect } from 'node:net'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

const CLIENTS = 50
const BYTE_EVERY_MS = 500
const MAX_SECONDS = 20

const SLOW_HEADERS = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
const SLOW_BODY =
  'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"'

export const SLOW_CLIENTS = `${CLIENTS} clients that send headers, and ${CLIENTS} that send a body, a byte each ${BYTE_EVERY_MS} ms`

/** Opens connections that never complete a request. They must be closed, without affecting other clients. */
export async function dripBytes(target: Target): Promise<Measured> {
  const server = await startServer(target)
  const clients = [SLOW_HEADERS, SLOW_BODY].flatMap((start) =>
    Array.from({ length: CLIENTS }, () => drip(server.port, start)),
  )
  let isOver = false
  const others = watchOthers(server.url, () => isOver)
  const lifetimes = await Promise.all(clients)
  isOver = true
  const { answered, failed } = await others
  await server.end('SIGTERM')

  const closed = lifetimes.filter((seconds) => seconds !== null)
  const left = lifetimes.length - closed.length
  const slowest = `after ${Math.max(0, ...closed).toFixed(1)} s at the latest`
  return {
    figures: `${closed.length} of ${lifetimes.length} cut off, ${slowest}; meanwhile ${answered} others answered, ${failed} not`,
    isKept: left === 0 && failed === 0 && answered > 0,
  }
}

/** The seconds after which the server closed the connection, or null if it did not. */
function drip(port: number, start: string) {
  return new Promise<number | null>((resolve) => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const timer = setInterval(() => socket.write('a'), BYTE_EVERY_MS)
    const giveUp = setTimeout(() => end(null), MAX_SECONDS * 1000)
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.on('close', () => end((performance.now() - began) / 1000))

    function end(seconds: number | null) {
      clearInterval(timer)
      clearTimeout(giveUp)
      socket.destroy()
      resolve(seconds)
    }
  })
}

/** Requests the home page repeatedly. */
export async function watchOthers(url: string, isOver: () => boolean) {
  let answered = 0
  let failed = 0
  while (!isOver()) {
    const response = await fetch(url).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) answered += 1
    else failed += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { answered, failed }
}
