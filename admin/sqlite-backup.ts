import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { isLocked } from '#server/platform/database/faults.ts'
import { openDatabase, SQLITE_FILE } from '#server/platform/database/open.ts'
import { IN_USE, OperatorError, TRANSIENT_TABLES, type DatabaseSettings } from './command.ts'
import { untilOnDisk } from './new-file.ts'

/** Copies a snapshot of the database, while others keep writing to it. */
export async function copySqlite({ dataDir }: DatabaseSettings, to: string) {
  const path = join(dataDir, SQLITE_FILE)
  if (!existsSync(path))
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL.`)
  const file = new Sqlite(path)
  // Reads in one transaction, so it sees a snapshot and does not block writers.
  file.prepare('VACUUM INTO ?').run(to)
  file.close()
  checkSound(to)
}

/** Replaces the database by a backup. Returns where the old one was saved, or null if there was none. */
export async function restoreSqlite({ dataDir }: DatabaseSettings, from: string) {
  checkSound(from)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(join(dataDir, 'restore-'))
  try {
    await copyFile(from, join(staging, SQLITE_FILE))
    await prepare(staging)
    return await swap({ dataDir, staging })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

function checkSound(path: string) {
  const findings = lookInto(path)
  if (findings !== 'ok') throw new OperatorError(`${path} is damaged: ${findings}`)
}

function lookInto(path: string) {
  try {
    const file = new Sqlite(path, { readonly: true })
    const [{ integrity_check: finding }] = file.prepare('PRAGMA integrity_check(1)').all() as [
      { integrity_check: string },
    ]
    const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as Array<{
      name: string
    }>
    file.close()
    const isOurs = ['accounts', 'submissions'].every((name) => tables.some((found) => found.name === name))
    return isOurs ? finding : 'it is a database of something else'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Migrates the copy before anything is replaced, and checkpoints it into one file. */
async function prepare(staging: string) {
  const { db, close } = await openDatabase({ dataDir: staging, databaseUrl: null })
  try {
    for (const table of TRANSIENT_TABLES) await db.deleteFrom(table).execute()
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  } finally {
    await close()
  }
  await untilOnDisk(join(staging, SQLITE_FILE))
}

/** Leaves the old database or the restored one if the process is killed at any point. */
async function swap({ dataDir, staging }: { dataDir: string; staging: string }) {
  const place = join(dataDir, SQLITE_FILE)
  const aside = `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  const unlock = existsSync(place) ? lockOrRefuse(place) : null
  try {
    const [kept] = await putAside(place, aside)
    await rename(join(staging, SQLITE_FILE), place)
    await untilOnDisk(dataDir)
    return kept ?? null
  } finally {
    unlock?.()
  }
}

/** Returns the paths of what it has kept: nothing if there was nothing. */
async function putAside(place: string, aside: string) {
  // Some file systems do not support links.
  const keep = (path: string, copy: string) => link(path, copy).catch(() => copyFile(path, copy))
  const kept: Array<string> = []
  for (const ending of ['', '-wal', '-shm']) {
    if (!existsSync(place + ending)) continue
    await keep(place + ending, aside + ending)
    kept.push(aside + ending)
    // These files belong to a database that could not be opened, or was deleted without them; an intact one has been
    // checkpointed. SQLite would apply them to the restored database.
    if (ending !== '') await rm(place + ending)
  }
  return kept
}

/**
 * Prevents servers from using the file until it is replaced. Leaving WAL mode needs exclusive access and checkpoints
 * everything; a server that starts meanwhile cannot return to WAL mode in a moved file.
 */
function lockOrRefuse(path: string) {
  try {
    const file = new Sqlite(path)
    file.pragma('locking_mode = EXCLUSIVE')
    file.pragma('journal_mode = DELETE')
    file.exec('BEGIN EXCLUSIVE')
    return () => file.close()
  } catch (error) {
    // A broken database is a reason to restore a backup, not to refuse.
    if (!isLocked(error)) return null
    throw new OperatorError(IN_USE)
  }
}
