import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  SqliteDialect,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
} from 'kysely'
import { SECOND } from '#server/platform/clock.ts'
import { isLocked } from './faults.ts'

const RETRY_EVERY = 50
const MAX_WAIT = 3 * SECOND

type File = SqliteDatabase & { readonly inTransaction: boolean }

/**
 * Kysely's dialect, apart from two things. Where another process holds the lock, it tries again instead of waiting inside
 * SQLite, which would stop the whole process; between the attempts, other queries have their turn. And transactions take
 * the lock when they begin, so that nothing within them has to wait.
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
  // Of the one connection that there is, while a transaction has it.
  const inTransaction = new Map<DatabaseConnection, DatabaseConnection>()

  async function alone<Result>(work: (connection: DatabaseConnection) => Promise<Result>) {
    const connection = await inner.acquireConnection()
    try {
      return await work(connection)
    } finally {
      await inner.releaseConnection(connection)
    }
  }

  async function acquireConnection() {
    const connection: DatabaseConnection = {
      executeQuery: (query) => {
        const held = inTransaction.get(connection)
        if (held) return held.executeQuery(query)
        return retryWhileLocked(() => alone((free) => free.executeQuery(query)))
      },
      async *streamQuery(query, chunkSize) {
        const held = inTransaction.get(connection)
        const used = held ?? (await inner.acquireConnection())
        try {
          yield* used.streamQuery(query, chunkSize)
        } finally {
          if (!held) await inner.releaseConnection(used)
        }
      },
    }
    return connection
  }

  async function beginTransaction(connection: DatabaseConnection) {
    await retryWhileLocked(async () => {
      const free = await inner.acquireConnection()
      try {
        await free.executeQuery(CompiledQuery.raw('begin immediate'))
        inTransaction.set(connection, free)
      } catch (error) {
        await inner.releaseConnection(free)
        throw error
      }
    })
  }

  async function run(connection: DatabaseConnection, statement: string) {
    await inTransaction.get(connection)?.executeQuery(CompiledQuery.raw(statement))
  }

  return {
    init: () => inner.init(),
    acquireConnection,
    beginTransaction,
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: async (connection) => {
      // After some errors, such as a full disk, SQLite has done so by itself, and a second time would hide the error.
      if (file.inTransaction) await run(connection, 'rollback')
    },
    releaseConnection: async (connection) => {
      const held = inTransaction.get(connection)
      inTransaction.delete(connection)
      if (held) await inner.releaseConnection(held)
    },
    destroy: () => inner.destroy(),
  }
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
