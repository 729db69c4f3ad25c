import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

export type ActiveTrace = {
  traceId: string
  /** Contains the parent of new spans. */
  context: Context
}

/** The trace of the running code; undefined without tracing. */
export const activeTrace = new AsyncLocalStorage<ActiveTrace>()

/** Fields for each log line, so that it can be found from its trace. */
export function traceFields() {
  const trace = activeTrace.getStore()
  return trace === undefined ? {} : { traceId: trace.traceId }
}
