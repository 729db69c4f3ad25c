import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { codeOf, isDuplicate, isUnavailable } from '#server/platform/database/faults.ts'
import { operationOf } from '#server/platform/database/query-listeners.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Metrics } from './metrics.ts'

// In seconds. A page takes one millisecond, a login about 20, and only uploads may take longer than ten seconds.
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type Address = { port: number; host: string }

/** Metrics for Prometheus, including those of the process: CPU, memory, event loop delay, garbage collection. */
export function prometheusMetrics(app: FastifyInstance, address: Address): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registers)
  measureQueries(app, registers)
  serve(app, registry, address)
  return {
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
    counter({ labels = [], ...described }) {
      const counter = new Counter({ ...described, labelNames: [...labels], registers })
      return (values = {}) => counter.inc(values)
    },
  }
}

/** Each label has few values, so that there are few combinations. */
function measureRequests(app: FastifyInstance, registers: Array<Registry>) {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by the pattern of their route, which never has the address of a page or person.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = {
      method: METHODS.includes(method) ? method : 'other',
      route: routeOptions.url ?? 'none',
      status: String(statusCode),
    }
    requests.observe(labels, elapsedTime / 1000)
  })
}

function measureQueries({ database }: FastifyInstance, registers: Array<Registry>) {
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Queries with their wait for a connection or a lock.',
    labelNames: ['operation'],
    buckets: QUERY_BUCKETS,
    registers,
  })
  const errors = new Counter({
    name: 'database_errors_total',
    help: 'Queries that failed: duplicate is a refused row, unavailable an outage or a timeout.',
    labelNames: ['kind'],
    registers,
  })
  database.onQuery(({ sql, duration, error }) => {
    queries.observe({ operation: operationOf(sql) }, duration / 1000)
    if (error !== undefined) errors.inc({ kind: kindOf(error) })
  })
}

function kindOf(error: unknown) {
  if (isDuplicate(error)) return 'duplicate'
  return isUnavailable(error) ? 'unavailable' : 'other'
}

/** Serves `/metrics` on a port that visitors cannot reach, also while the server stops. */
function serve(app: FastifyInstance, registry: Registry, address: Address) {
  const server = Fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  )
  app.addHook('onReady', async () => {
    await server.listen(address).catch((error: unknown) => {
      throw explained(error, address)
    })
    const { port } = server.server.address() as AddressInfo
    app.log.info({ host: address.host, port }, 'metrics are at /metrics of this port')
  })
  app.addHook('onClose', () => server.close())
}

function explained(error: unknown, { port, host }: Address) {
  const reason = codeOf(error) === 'EADDRINUSE' ? 'another program uses it' : String(error)
  return new StartError(
    `The metrics cannot be served at ${host}:${port}: ${reason}. Check METRICS_PORT and METRICS_HOST.`,
    { cause: error },
  )
}
