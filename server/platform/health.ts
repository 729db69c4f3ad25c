import type { FastifyInstance } from 'fastify'

/** For load balancers and container runtimes. */
export async function health(app: FastifyInstance) {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
}
