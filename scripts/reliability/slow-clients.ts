import { connect } from 'node:net'
import type { Finding } from './report.ts'
import { startServer } from './server-under-test.ts'

const CLIENTS = 50
const BYTE_EVERY_MS = 500

const SLOW_HEADERS = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
const SLOW_BODY =
  'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"'

/** Opens connections that never complete a request. They must be closed, without affecting other clients. */
export async function dripBytes(environment: Record<string, string>): Promise<Finding> {
  const server = await startServer(environment)
  const lifetimes = [SLOW_HEADERS, SLOW_BODY].flatMap((start) =>
    Array.from({ length: CLIENTS }, () => drip(server.port, start)),
  )
  let isOver = false
  const others = watchOthers(server.url, () => isOver)
  const seconds = (await Promise.all(lifetimes)).map((ms) => ms / 1000)
  isOver = true
  const { answered, failed } = await others
  await server.end('SIGTERM')
  return {
    fault: `${CLIENTS} clients that send headers, and ${CLIENTS} that send a body, a byte each ${BYTE_EVERY_MS} ms`,
    figures: `all cut off, after ${Math.max(...seconds).toFixed(1)} s at the latest; meanwhile ${answered} others answered, ${failed} not`,
    isKept: Math.max(...seconds) < 20 && failed === 0 && answered > 0,
  }
}

function drip(port: number, start: string) {
  return new Promise<number>((resolve) => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const timer = setInterval(() => socket.write('a'), BYTE_EVERY_MS)
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(performance.now() - began)
    })
  })
}

async function watchOthers(url: string, isOver: () => boolean) {
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
