import type { LogEvent } from 'kysely'

type FinishedQuery = {
  /** With placeholders: it never contains values. */
  sql: string
  /** In milliseconds, including the wait for a lock, but not for a connection. */
  duration: number
  error: unknown
}

export type QueryListener = (query: FinishedQuery) => void

/** Notifies metrics and traces of each finished query. */
export function queryListeners() {
  const listeners: Array<QueryListener> = []

  /** For Kysely, which calls it within the asynchronous context of the query. */
  function log(event: LogEvent) {
    const { query, queryDurationMillis } = event
    const error = event.level === 'error' ? event.error : undefined
    for (const listener of listeners) listener({ sql: query.sql, duration: queryDurationMillis, error })
  }

  return { log, onQuery: (listener: QueryListener) => void listeners.push(listener) }
}

const STATEMENT = /^\s*(?:with\b.*?\)\s*)?(select|insert|update|delete)\b/is

/** The operation of a query, one of five words: metrics need few distinct labels. */
export function operationOf(sql: string) {
  return STATEMENT.exec(sql)?.[1]?.toLowerCase() ?? 'other'
}
