import { statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { filesBelow } from '#scripts/files-below.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'
import { watchOthers } from './slow-clients.ts'

const CLIENTS = 100
const FILES = 100
const SECONDS = 45

export const SILENT_READERS = `${CLIENTS} clients that ask for ${FILES} pictures each and read nothing, for ${SECONDS} s`

/** Opens connections that never read the response. They must be closed, without affecting other clients. */
export async function readNothing(target: Target): Promise<Measured> {
  const path = largestFile(target.environment.BUILD_DIR ?? 'build/client')
  const server = await startServer(target)
  const ask = `GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(FILES)
  const sockets = Array.from({ length: CLIENTS }, () => askOnly(server.port, ask))
  let isOver = false
  const others = watchOthers(server.url, () => isOver)
  await wait(SECONDS * 1000)
  const left = (await Promise.all(sockets.map(isOpen))).filter(Boolean).length
  isOver = true
  const { answered, failed } = await others
  for (const socket of sockets) socket.destroy()
  await server.end('SIGTERM')
  return {
    figures: `${CLIENTS - left} of ${CLIENTS} cut off; meanwhile ${answered} others answered, ${failed} not`,
    isKept: left === 0 && failed === 0 && answered > 0,
  }
}

function largestFile(folder: string) {
  const sizes = filesBelow(folder).map((name) => ({ name, size: statSync(join(folder, name)).size }))
  const [largest] = sizes.toSorted((one, other) => other.size - one.size)
  if (!largest) throw new Error(`${folder} is empty.`)
  return encodeURI(largest.name)
}

function askOnly(port: number, ask: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(ask))
  socket.pause()
  socket.on('error', () => {})
  return socket
}

/** Writes a byte: a client that does not read learns only by writing that the server has closed the connection. */
async function isOpen(socket: Socket) {
  socket.write('x')
  await wait(1000)
  return !socket.destroyed
}
