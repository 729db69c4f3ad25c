import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

const BIGINT = 20

/** A shared database for any number of instances. Waits for it no longer than a visitor would. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    statement_timeout: 5000,
    // Times in milliseconds stay exact as numbers for the next 280,000 years.
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  })
  // A connection that breaks is replaced when it is needed, and a query under way on it fails by itself. Without a
  // listener on the pool for idle connections, and on each for the time it is in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, close: () => db.destroy() }
}
