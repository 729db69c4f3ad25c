import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

export type ActiveTrace = {
  traceId: string
  /** With the span that new ones become children of. */
  context: Context
}

/** The trace that the running code belongs to. Without tracing there is none, ever. */
export const activeTrace = new AsyncLocalStorage<ActiveTrace>()

/** For each line of the log, so that it can be found from its trace. */
export function traceFields() {
  const trace = activeTrace.getStore()
  return trace === undefined ? {} : { traceId: trace.traceId }
}
