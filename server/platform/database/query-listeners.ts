import type { LogEvent } from 'kysely'

export type FinishedQuery = {
  /** With placeholders: values are never part of it. */
  sql: string
  /** In milliseconds, with the wait for a connection or a lock. */
  duration: number
  /** Undefined where it succeeded. */
  error: unknown
}

export type QueryListener = (query: FinishedQuery) => void

/** Tells metrics and traces about each query, once it has ended. */
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
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i

/** What a query does, in one of five words: labels of metrics must be few. */
export function operationOf(sql: string) {
  return STATEMENT.exec(sql)?.[1]?.toLowerCase() ?? 'other'
}

/** The first table that a query names. */
export function tableOf(sql: string) {
  return TABLE.exec(sql)?.[1]
}
