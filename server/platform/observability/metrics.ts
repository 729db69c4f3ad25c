import fastifyPlugin from 'fastify-plugin'

type Described = {
  /** Follows the naming rules of Prometheus: snake case, with the unit, and `_total` for counters. */
  name: string
  help: string
}

/** Metrics of the features. Without METRICS_PORT nothing is recorded. */
export type Metrics = {
  /** A value read at each scrape. It is left out if reading fails. */
  gauge: (options: Described & { read: () => number | Promise<number> }) => void
  /** Returns a function that increments the counter. */
  counter: (
    options: Described & { labels?: ReadonlyArray<string> },
  ) => (labels?: Record<string, string>) => void
}

const ignore = () => {}

const NO_METRICS: Metrics = { gauge: ignore, counter: () => ignore }

declare module 'fastify' {
  export interface FastifyInstance {
    metrics: Metrics
  }
}

/** Measures requests and queries; features add their own metrics. Without METRICS_PORT, no library is loaded. */
export const metrics = fastifyPlugin(async function metrics(app) {
  const { metricsPort: port, metricsHost: host } = app.config
  if (port === null) {
    app.decorate('metrics', NO_METRICS)
    return
  }
  const { prometheusMetrics } = await import('./prometheus.ts')
  app.decorate('metrics', prometheusMetrics(app, { port, host }))
})
