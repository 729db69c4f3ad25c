import { performance } from 'node:perf_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '#server/platform/clock.ts'
import { codeOf } from '#server/platform/database/faults.ts'
import { operationOf, tableOf } from '#server/platform/database/query-listeners.ts'
import { activeTrace, type ActiveTrace, type Tracing } from './tracing.ts'

const EXPORT_TIMEOUT = 3 * SECOND
const MAX_SQL = 2000

type Beginning = {
  kind: SpanKind
  attributes: Record<string, string>
  parent?: typeof ROOT_CONTEXT
  startTime?: number
}

/** Sends spans in batches by OTLP/HTTP. While the receiver is down, they are dropped and no request waits. */
export function openTelemetry(app: FastifyInstance, endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT })
  const serviceName = app.config.siteUrl.host
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT })],
  })
  const tracer = provider.getTracer(serviceName)
  app.addHook('onClose', async () => {
    try {
      await provider.shutdown()
    } catch (error) {
      app.log.warn({ err: error }, 'the last traces could not be sent')
    }
  })

  /** Starts a span, and returns it with the trace context for its child spans. */
  function begin(name: string, { kind, attributes, parent, startTime }: Beginning) {
    const current = parent ?? activeTrace.getStore()?.context ?? ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind, attributes, startTime }, current)
    const active: ActiveTrace = {
      traceId: span.spanContext().traceId,
      context: trace.setSpan(ROOT_CONTEXT, span),
    }
    return { span, active }
  }

  traceRequests(app, begin)
  traceQueries(app, begin)
  return {
    inSpan: async (name, attributes, work) => {
      const { span, active } = begin(name, { kind: SpanKind.INTERNAL, attributes })
      try {
        return await activeTrace.run(active, work)
      } catch (error) {
        markFailed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
  }
}

type Begin = (name: string, beginning: Beginning) => { span: Span; active: ActiveTrace }

function traceRequests(app: FastifyInstance, begin: Begin) {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request
    // The route's pattern: the address itself may contain a key or a name.
    const { url = '' } = routeOptions
    const attributes = { 'http.request.method': method, 'http.route': url }
    // Without a trusted proxy, a client's header could add spans to our traces or force all of them to be sampled.
    const parent = app.config.trustProxy === false ? undefined : parentOf(request)
    const { span, active } = begin(`${method} ${url}`.trim(), { kind: SpanKind.SERVER, attributes, parent })
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) markFailed(span, new Error(String(reply.statusCode)))
      span.end()
    })
    activeTrace.run(active, done)
  })
}

const propagator = new W3CTraceContextPropagator()

/** The parent span of a request, if our proxy has started the trace: from the header `traceparent`. */
function parentOf({ headers }: FastifyRequest) {
  return propagator.extract(ROOT_CONTEXT, headers, {
    get: (carrier: typeof headers, key) => carrier[key],
    keys: Object.keys,
  })
}

function traceQueries({ database }: FastifyInstance, begin: Begin) {
  const system = database.kind === 'postgres' ? 'postgresql' : 'sqlite'
  database.onQuery(({ sql, duration, error }) => {
    // Queries of housekeeping belong to no request.
    if (activeTrace.getStore() === undefined) return
    const [operation, table] = [operationOf(sql).toUpperCase(), tableOf(sql) ?? '']
    const { span } = begin(`${operation} ${table}`.trim(), {
      kind: SpanKind.CLIENT,
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

/** Marks a span as failed, without the error message, which may quote a value. */
function markFailed(span: Span, error: unknown) {
  const name = error instanceof Error ? error.name : typeof error
  span.setAttribute('error.type', codeOf(error) || name)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
