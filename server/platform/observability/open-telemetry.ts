import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { SECOND } from '#server/platform/clock.ts'
import { codeOf } from '#server/platform/database/faults.ts'
import { activeTrace, type ActiveTrace } from './active-trace.ts'

const EXPORT_TIMEOUT = 3 * SECOND

type Settings = { endpoint: string; serviceName: string; share: number }

export type OpenTelemetry = ReturnType<typeof openTelemetry>

/**
 * Sends spans in batches to an OTLP/HTTP receiver. While it is unavailable, spans are dropped and no request waits.
 */
export function openTelemetry({ endpoint, serviceName, share }: Settings) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT })],
  })
  const tracer = provider.getTracer(serviceName)
  const propagator = new W3CTraceContextPropagator()

  /** Starts a span, and returns it with the trace context for its child spans. */
  function begin(name: string, { kind, attributes, parent, startTime }: Beginning) {
    const span = tracer.startSpan(name, { kind, attributes, startTime }, parent ?? parentContext())
    const active: ActiveTrace = {
      traceId: span.spanContext().traceId,
      context: trace.setSpan(ROOT_CONTEXT, span),
    }
    return { span, active }
  }

  /** The parent span of a request, if our proxy has started the trace: from the header `traceparent`. */
  function parentFrom(headers: Record<string, unknown>) {
    return propagator.extract(ROOT_CONTEXT, headers, {
      get: (carrier, key) => carrier[key] as string | undefined,
      keys: Object.keys,
    })
  }

  return { begin, parentFrom, shutdown: () => provider.shutdown() }
}

type Beginning = {
  kind: SpanKind
  attributes: Record<string, string | number>
  parent?: typeof ROOT_CONTEXT
  startTime?: number
}

function parentContext() {
  return activeTrace.getStore()?.context ?? context.active()
}

/** Marks a span as failed, without the error message, which may quote a value. */
export function markFailed(span: Span, error: unknown) {
  const name = error instanceof Error ? error.name : typeof error
  span.setAttribute('error.type', codeOf(error) || name)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
