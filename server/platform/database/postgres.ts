import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { queryListeners } from './query-listeners.ts'
import type { Database, Tables } from './tables.ts'

const BIGINT = 20

/** Opens a PostgreSQL database for any number of instances, with timeouts that are acceptable to visitors. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    statement_timeout: 5000,
    // Milliseconds since 1970 are exact as numbers for the next 280,000 years.
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  })
  // Broken connections are replaced when needed, and their queries fail by themselves. Without listeners on the pool,
  // for idle connections, and on each client, for active ones, an error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const { log, onQuery } = queryListeners()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { kind: 'postgres', db, onQuery, connections, close: () => db.destroy() }
}
