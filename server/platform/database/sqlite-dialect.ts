import { setTimeout as wait } from 'node:timers/promises'
import {
  RawNode,
  SelectQueryNode,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
} from 'kysely'
import { SECOND } from '#server/platform/clock.ts'
import { isLocked } from './faults.ts'

const RETRY_EVERY = 50
const MAX_WAIT = 3 * SECOND

type File = SqliteDatabase & { readonly inTransaction: boolean; exec: (sql: string) => unknown }

export function sqliteDialect(file: File) {
  const dialect = new SqliteDialect({ database: file })
  dialect.createDriver = () => new WaitingDriver(file)
  return dialect
}

/**
 * Kysely's driver with two changes. If another process holds the lock, it retries instead of waiting inside SQLite,
 * which would block the whole process; other queries run between the attempts. And every write takes the lock with a
 * separate statement: libsql does not reset a prepared statement that found the lock taken, and until it is
 * garbage-collected, SQLite commits nothing else.
 */
class WaitingDriver extends SqliteDriver {
  readonly #file: File

  constructor(file: File) {
    super({ database: file })
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await super.acquireConnection()
    return {
      executeQuery: (query) =>
        // Migrations begin and end their transaction themselves, with raw statements.
        isWrite(query) && !this.#file.inTransaction
          ? this.#write(() => inner.executeQuery(query))
          : inner.executeQuery(query),
      streamQuery: (query, size) => inner.streamQuery(query, size),
    }
  }

  async #write<Result>(write: () => Promise<Result>) {
    await this.beginTransaction()
    try {
      const result = await write()
      await this.commitTransaction()
      return result
    } catch (error) {
      await this.rollbackTransaction()
      throw error
    }
  }

  override async beginTransaction() {
    const deadline = performance.now() + MAX_WAIT
    for (;;) {
      try {
        this.#file.exec('begin immediate')
        return
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw error
      }
      await this.releaseConnection()
      await wait(RETRY_EVERY)
      await super.acquireConnection()
    }
  }

  override async commitTransaction() {
    this.#file.exec('commit')
  }

  override async rollbackTransaction() {
    // After some errors, such as a full disk, SQLite has already rolled back, and a second rollback would hide the
    // error.
    if (this.#file.inTransaction) this.#file.exec('rollback')
  }
}

// Raw statements are PRAGMAs, which must not be part of a transaction.
function isWrite({ query }: CompiledQuery) {
  return !SelectQueryNode.is(query) && !RawNode.is(query)
}
