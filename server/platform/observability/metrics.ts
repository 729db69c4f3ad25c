import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { StartError } from '#server/platform/start-error.ts'

type Described = {
  /** Follows the naming rules of Prometheus: snake case, with the unit, and `_total` for counters. */
  name: string
  help: string
}

declare module 'fastify' {
  export interface FastifyInstance {
    /** Metrics of the features. Without METRICS_PORT nothing is recorded. */
    metrics: {
      /** A value read at each scrape. It is left out if reading fails. */
      gauge: (options: Described & { read: () => number | Promise<number> }) => void
      /** Returns a function that counts one of the label with this value. */
      counter: (options: Described & { label: string }) => (value: string) => void
    }
  }
}

// In seconds. A page takes one millisecond, a login about 20, and only uploads may take longer than ten seconds.
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Measures requests and the process (CPU, memory, event loop delay), and serves `/metrics` on a port that visitors
 * cannot reach. Without METRICS_PORT, no library is loaded.
 */
export async function addMetrics(app: FastifyInstance) {
  const { metricsPort: port, metricsHost: host } = app.config
  if (port === null) {
    app.decorate('metrics', { gauge: () => {}, counter: () => () => {} })
    return
  }
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by the pattern of their route, which never has the address of a page or person.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
  app.decorate('metrics', {
    gauge({ read, ...described }) {
      new Gauge({
        ...described,
        registers,
        async collect() {
          try {
            this.set(await read())
          } catch {
            // The database may be unavailable. An old value or a zero would be misleading.
            this.remove()
          }
        },
      })
    },
    counter({ label, ...described }) {
      const counter = new Counter({ ...described, labelNames: [label], registers })
      return (value) => counter.inc({ [label]: value })
    },
  })

  const server = Fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
  app.addHook('onReady', async () => {
    await server.listen({ port, host }).catch((cause: unknown) => {
      const advice = 'Check METRICS_PORT and METRICS_HOST'
      throw new StartError(`The metrics cannot be served: ${String(cause)}. ${advice}.`, { cause })
    })
    const { port: open } = server.server.address() as AddressInfo
    app.log.info({ host, port: open }, 'metrics are at /metrics of this port')
  })
  app.addHook('onClose', () => server.close())
}
