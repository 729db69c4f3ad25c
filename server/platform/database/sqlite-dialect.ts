import { setTimeout as wait } from 'node:timers/promises'
import {
  RawNode,
  SelectQueryNode,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
} from 'kysely'
import { SECOND } from '#server/platform/clock.ts'
import { isLocked } from './faults.ts'

const RETRY_EVERY = 50
const MAX_WAIT = 3 * SECOND

type File = SqliteDatabase & { readonly inTransaction: boolean; exec: (sql: string) => unknown }

/**
 * Kysely's dialect with two changes. If another process holds the lock, it retries instead of waiting inside SQLite,
 * which would block the whole process; other queries run between the attempts. And every write takes the lock with a
 * separate statement: libsql does not reset a statement that found the lock taken, and until it is garbage-collected,
 * SQLite commits nothing else.
 */
export function sqliteDialect(file: File): Dialect {
  const dialect = new SqliteDialect({ database: file })
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => makeDriver(dialect.createDriver(), file),
  }
}

function makeDriver(inner: Driver, file: File): Driver {
  // Tracks the single connection while a transaction uses it.
  const inTransaction = new Map<DatabaseConnection, DatabaseConnection>()

  async function alone<Result>(work: (connection: DatabaseConnection) => Promise<Result>) {
    const connection = await inner.acquireConnection()
    try {
      return await work(connection)
    } finally {
      await inner.releaseConnection(connection)
    }
  }

  // Migrations begin and end their transaction themselves, with raw statements.
  function isMigrating() {
    return file.inTransaction && inTransaction.size === 0
  }

  async function acquireConnection() {
    const connection: DatabaseConnection = {
      executeQuery: (query) => {
        const held = inTransaction.get(connection)
        if (held) return held.executeQuery(query)
        const hasLock = !isWrite(query) || isMigrating()
        return hasLock ? alone((free) => free.executeQuery(query)) : write(connection, query)
      },
      streamQuery: () => {
        throw new Error('Nothing is streamed.')
      },
    }
    return connection
  }

  async function beginTransaction(connection: DatabaseConnection) {
    await retryWhileLocked(async () => {
      const free = await inner.acquireConnection()
      try {
        // Unlike a prepared statement, this one leaves no state behind if the lock is taken.
        file.exec('begin immediate')
        inTransaction.set(connection, free)
      } catch (error) {
        await inner.releaseConnection(free)
        throw error
      }
    })
  }

  async function commitTransaction() {
    file.exec('commit')
  }

  async function rollbackTransaction() {
    // After some errors, such as a full disk, SQLite has already rolled back, and a second rollback would hide the
    // error.
    if (file.inTransaction) file.exec('rollback')
  }

  async function releaseConnection(connection: DatabaseConnection) {
    const held = inTransaction.get(connection)
    inTransaction.delete(connection)
    if (held) await inner.releaseConnection(held)
  }

  async function write<Row>(connection: DatabaseConnection, query: CompiledQuery) {
    await beginTransaction(connection)
    try {
      const result = await connection.executeQuery<Row>(query)
      await commitTransaction()
      return result
    } catch (error) {
      await rollbackTransaction()
      throw error
    } finally {
      await releaseConnection(connection)
    }
  }

  return {
    init: () => inner.init(),
    acquireConnection,
    beginTransaction,
    commitTransaction,
    rollbackTransaction,
    releaseConnection,
    destroy: () => inner.destroy(),
  }
}

// Raw statements are PRAGMAs, which must not be part of a transaction.
function isWrite({ query }: CompiledQuery) {
  return !SelectQueryNode.is(query) && !RawNode.is(query)
}

async function retryWhileLocked<Result>(work: () => Promise<Result>) {
  const deadline = performance.now() + MAX_WAIT
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error
    }
    await wait(RETRY_EVERY)
  }
}
