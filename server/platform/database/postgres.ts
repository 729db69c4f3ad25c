import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import { SECOND } from '#server/platform/clock.ts'
import type { Database, Tables } from './tables.ts'

const BIGINT = 20

/** Opens a PostgreSQL database for any number of instances, with timeouts that are acceptable to visitors. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3 * SECOND,
    // PostgreSQL ends what takes too long, and the connection can be used again. If it does not even answer, the
    // driver gives up a little later, and the connection is closed.
    lock_timeout: 3 * SECOND,
    statement_timeout: 5 * SECOND,
    query_timeout: 6 * SECOND,
    // Of a server that vanished within a transaction, so that its locks do not outlive it.
    idle_in_transaction_session_timeout: 10 * SECOND,
    // Milliseconds since 1970 are exact as numbers for the next 280,000 years.
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  })
  // Broken connections are replaced when needed, and their queries fail by themselves. Without listeners on the pool,
  // for idle connections, and on each client, for active ones, an error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutDoubtful(pool) }) })
  return { kind: 'postgres', db, close: () => db.destroy() }
}

const TRANSACTION_END = /^(?:commit|rollback)$/i

/**
 * The pool without connections of an unknown state. After a timeout the driver gives the connection back although
 * PostgreSQL may still be inside the transaction: the next writes would become part of it, be acknowledged, and vanish
 * when it is rolled back. Such a connection fails at once until it is released, and is closed then.
 */
function withoutDoubtful(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let fault: Error | undefined
      async function run(statement: string, parameters: ReadonlyArray<unknown>) {
        if (fault) throw fault
        try {
          return await client.query(statement, [...parameters])
        } catch (error) {
          const isAnswer = error instanceof DatabaseError && !TRANSACTION_END.test(statement)
          if (!isAnswer) fault = error as Error
          throw error
        }
      }
      return {
        // Kysely declares the rows of the query that it builds, and cursors, which this dialect does not use.
        query: (statement: unknown, parameters: ReadonlyArray<unknown> = []) =>
          run(String(statement), parameters) as never,
        release: () => client.release(fault),
      }
    },
    end: () => pool.end(),
  }
}
