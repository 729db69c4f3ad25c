import type { Context } from '@opentelemetry/api'
import fastifyPlugin from 'fastify-plugin'
import { AsyncLocalStorage } from 'node:async_hooks'

export type ActiveTrace = {
  traceId: string
  context: Context
}

/** The trace of the running code; undefined without tracing. */
export const activeTrace = new AsyncLocalStorage<ActiveTrace>()

/** Fields for each log line, so that it can be found from its trace. */
export function traceFields() {
  const trace = activeTrace.getStore()
  return trace === undefined ? {} : { traceId: trace.traceId }
}

/** Tracing for the features. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is recorded. */
export type Tracing = {
  /** Runs the work in a span of the current or a new trace. Attributes must not have personal data. */
  inSpan: <Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ) => Promise<Result>
}

const NO_TRACING: Tracing = { inSpan: (_name, _attributes, work) => work() }

declare module 'fastify' {
  export interface FastifyInstance {
    tracing: Tracing
  }
}

/** Traces requests, queries and mail. Without OTEL_EXPORTER_OTLP_ENDPOINT, no library is loaded. */
export const tracing = fastifyPlugin(async function tracing(app) {
  const { tracing: endpoint } = app.config
  if (endpoint === null) {
    app.decorate('tracing', NO_TRACING)
    return
  }
  const { openTelemetry } = await import('./open-telemetry.ts')
  app.decorate('tracing', openTelemetry(app, endpoint))
})
