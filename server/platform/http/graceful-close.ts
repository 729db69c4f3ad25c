import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'

// A request may be in flight on a connection that looks idle. Requests arriving within this time are answered.
const DRAIN_MS = 250

/**
 * On close, finishes all responses and waits for nothing else. Node's own close does neither: it destroys connections
 * whose response is written but not yet read by a slow client, and waits for connections that browsers opened in
 * advance and never used.
 */
export const gracefulClose = fastifyPlugin(async function gracefulClose(app) {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isDraining = false

  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set())
    socket.on('close', () => connections.delete(socket))
  })

  app.server.on('request', ({ socket }, response) => {
    connections.get(socket)?.add(response)
    // The last byte has been passed to the operating system, or the client has disconnected.
    response.on('close', () => {
      connections.get(socket)?.delete(response)
      if (isDraining) destroyIfIdle(socket)
    })
  })

  function destroyIfIdle(socket: Socket) {
    if (connections.get(socket)?.size === 0) socket.destroySoon()
  }

  // Node's close() calls this to end connections that it considers idle.
  app.server.closeIdleConnections = () => {
    // Fastify sets "connection: close" on new responses only; these started earlier.
    for (const responses of connections.values()) {
      for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close')
    }
    setTimeout(() => {
      isDraining = true
      for (const socket of connections.keys()) destroyIfIdle(socket)
    }, DRAIN_MS).unref()
  }
})
