import type { FastifyInstance } from 'fastify'

/** Tells a load balancer or container runtime that this process answers. */
export async function health(app: FastifyInstance) {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
}
