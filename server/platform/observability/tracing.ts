import { performance } from 'node:perf_hooks'
import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { operationOf, tableOf } from '#server/platform/database/query-listeners.ts'
import { activeTrace, type ActiveTrace } from './active-trace.ts'
import type { OpenTelemetry } from './open-telemetry.ts'

type Attributes = Record<string, string | number>

/** Tracing for the features. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is recorded. */
type Tracing = {
  /**
   * Runs the work in a child span of the current trace, or in a new trace. Attributes must not contain personal data.
   */
  inSpan: <Result>(name: string, attributes: Attributes, work: () => Promise<Result>) => Promise<Result>
}

/** Records nothing. */
const NO_TRACING: Tracing = { inSpan: (_name, _attributes, work) => work() }

declare module 'fastify' {
  export interface FastifyInstance {
    tracing: Tracing
  }

  export interface FastifyRequest {
    /** Null without tracing. */
    activeTrace: ActiveTrace | null
  }
}

// The values of OpenTelemetry's enumeration, whose library is not loaded here.
const INTERNAL = 0
const SERVER = 1
const CLIENT = 2

const MAX_SQL = 2000

/** Traces requests, queries and mail. Without OTEL_EXPORTER_OTLP_ENDPOINT, no library is loaded. */
export const tracing = fastifyPlugin(async function tracing(app) {
  app.decorateRequest('activeTrace', null)
  if (app.config.tracing === null) {
    app.decorate('tracing', NO_TRACING)
    return
  }
  const { openTelemetry, markFailed } = await import('./open-telemetry.ts')
  const telemetry = openTelemetry(app.config.tracing)
  app.decorate('tracing', {
    inSpan: async (name, attributes, work) => {
      const { span, active } = telemetry.begin(name, { kind: INTERNAL, attributes })
      try {
        return await activeTrace.run(active, work)
      } catch (error) {
        markFailed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
  })
  traceRequests(app, telemetry, markFailed)
  traceQueries(app, telemetry, markFailed)
  app.addHook('onClose', async () => {
    try {
      await telemetry.shutdown()
    } catch (error) {
      app.log.warn({ err: error }, 'the last traces could not be sent')
    }
  })
})

type MarkFailed = (span: Span, error: unknown) => void

function traceRequests(app: FastifyInstance, telemetry: OpenTelemetry, markFailed: MarkFailed) {
  app.addHook('onRequest', (request, reply, done) => {
    // Without a trusted proxy, a client's header could add spans to our traces or force all of them to be sampled.
    const parent = app.config.trustProxy === false ? undefined : telemetry.parentFrom(request.headers)
    const { span, active } = telemetry.begin(nameOf(request), {
      kind: SERVER,
      attributes: attributesOf(request),
      parent,
    })
    request.activeTrace = active
    reply.raw.once('close', () => finish(span, reply, markFailed))
    activeTrace.run(active, done)
  })
  // Body parsers continue in the context of their connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.activeTrace === null) done()
    else activeTrace.run(request.activeTrace, done)
  })
}

/** The route's pattern: the address itself may contain a key or a name. */
function nameOf({ method, routeOptions }: FastifyRequest) {
  return routeOptions.url === undefined ? method : `${method} ${routeOptions.url}`
}

function attributesOf({ method, routeOptions }: FastifyRequest) {
  return { 'http.request.method': method, 'http.route': routeOptions.url ?? '' }
}

function finish(span: Span, { statusCode }: FastifyReply, markFailed: MarkFailed) {
  span.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= 500) markFailed(span, new Error(String(statusCode)))
  span.end()
}

function traceQueries({ database }: FastifyInstance, telemetry: OpenTelemetry, markFailed: MarkFailed) {
  const system = database.kind === 'postgres' ? 'postgresql' : 'sqlite'
  database.onQuery(({ sql, duration, error }) => {
    // Queries of housekeeping belong to no request.
    if (activeTrace.getStore() === undefined) return
    const [operation, table] = [operationOf(sql).toUpperCase(), tableOf(sql) ?? '']
    const { span } = telemetry.begin(`${operation} ${table}`.trim(), {
      kind: CLIENT,
      attributes: {
        'db.system.name': system,
        'db.operation.name': operation,
        'db.collection.name': table,
        'db.query.text': sql.slice(0, MAX_SQL),
      },
      startTime: performance.timeOrigin + performance.now() - duration,
    })
    if (error !== undefined) markFailed(span, error)
    span.end()
  })
}
