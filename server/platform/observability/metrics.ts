import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isDuplicate, isUnavailable } from '#server/platform/database/faults.ts'
import { operationOf } from '#server/platform/database/query-listeners.ts'

type Labels = Record<string, string>

type Described = {
  /** Follows the naming rules of Prometheus: snake case, with the unit, and `_total` for counters. */
  name: string
  help: string
}

type Labelled = Described & { labels?: ReadonlyArray<string> }

/** Metrics of the features. Without METRICS_PORT nothing is recorded. */
export type Metrics = {
  /** A value read at each scrape. It is left out if reading fails. */
  gauge: (options: Described & { read: () => number | Promise<number> }) => void
  /** Returns a function that increments the counter by one or by the given amount. */
  counter: (options: Labelled) => (labels?: Labels, amount?: number) => void
  /** Returns a function that records a value in its bucket. */
  histogram: (
    options: Labelled & { buckets: ReadonlyArray<number> },
  ) => (value: number, labels?: Labels) => void
}

const ignore = () => {}

/** Records nothing. */
const NO_METRICS: Metrics = { gauge: ignore, counter: () => ignore, histogram: () => ignore }

declare module 'fastify' {
  export interface FastifyInstance {
    metrics: Metrics
  }
}

// In seconds. A page takes one millisecond, a login about 20, and only uploads may take longer than ten seconds.
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Measures requests and queries; features add their own metrics. Without METRICS_PORT, no library is loaded. */
export const metrics = fastifyPlugin(async function metrics(app) {
  if (app.config.metrics === null) {
    app.decorate('metrics', NO_METRICS)
    return
  }
  const { prometheusMetrics, serveMetrics } = await import('./prometheus.ts')
  const { metrics, ...exposition } = prometheusMetrics()
  app.decorate('metrics', metrics)

  const observeRequest = metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by the pattern of their route, which never has the address of a page or person.',
    labels: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
  })
  app.addHook('onResponse', async (request, reply) =>
    observeRequest(reply.elapsedTime / 1000, labelsOf(request, reply)),
  )

  const { database } = app
  const observeQuery = metrics.histogram({
    name: 'database_query_duration_seconds',
    help: 'Queries with their wait for a connection or a lock.',
    labels: ['operation'],
    buckets: QUERY_BUCKETS,
  })
  const countError = metrics.counter({
    name: 'database_errors_total',
    help: 'Queries that failed: duplicate is a refused row, unavailable an outage or a timeout.',
    labels: ['kind'],
  })
  database.onQuery(({ sql, duration, error }) => {
    observeQuery(duration / 1000, { operation: operationOf(sql) })
    if (error !== undefined) countError({ kind: kindOf(error) })
  })
  const { connections } = database
  if (connections !== null) {
    metrics.gauge({
      name: 'database_connections_open',
      help: 'Connections to PostgreSQL.',
      read: () => connections().open,
    })
    metrics.gauge({
      name: 'database_connections_waiting',
      help: 'Queries that wait for a connection to PostgreSQL.',
      read: () => connections().waiting,
    })
  }
  serveMetrics(app, exposition)
})

/** Each label has few values, so that there are few combinations. */
function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  return {
    method: METHODS.includes(method) ? method : 'other',
    route: routeOptions.url ?? 'none',
    status: String(statusCode),
  }
}

function kindOf(error: unknown) {
  if (isDuplicate(error)) return 'duplicate'
  return isUnavailable(error) ? 'unavailable' : 'other'
}
