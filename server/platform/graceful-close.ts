import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'

// A request may be on its way on a connection that looks idle from here. What arrives in this time is answered.
const LAST_CALL_MS = 250

/**
 * Closing lets every answer arrive and waits for nothing else. Node's own way fails at both: it hangs up on
 * answers that are written but still on their way to a slow reader, and it waits for browsers that opened a
 * connection in advance and never asked for anything.
 */
export const gracefulClose = fastifyPlugin(async function gracefulClose(app) {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isPastLastCall = false

  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set())
    socket.on('close', () => connections.delete(socket))
  })

  app.server.on('request', ({ socket }, response) => {
    connections.get(socket)?.add(response)
    // After the last byte was handed to the system, or the reader has gone.
    response.on('close', () => {
      connections.get(socket)?.delete(response)
      if (isPastLastCall) hangUpIfIdle(socket)
    })
  })

  function hangUpIfIdle(socket: Socket) {
    if (connections.get(socket)?.size === 0) socket.destroySoon()
  }

  // Node's close() calls this for the connections that it takes for idle.
  app.server.closeIdleConnections = () => {
    // Fastify says "connection: close" in what it begins from now on; these were begun before.
    for (const answers of connections.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    }
    setTimeout(() => {
      isPastLastCall = true
      for (const socket of connections.keys()) hangUpIfIdle(socket)
    }, LAST_CALL_MS).unref()
  }
})
