import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import Sqlite from 'libsql'
import { isLocked } from '#server/platform/database/faults.ts'
import { SQLITE_FILE } from '#server/platform/database/open.ts'
import { OperatorError, plural, type Context, type Run } from './command.ts'
import { makeNewFile, untilOnDisk } from './new-file.ts'

/** Empty after a restore: no session that has ended since becomes valid, and no mail is sent again. */
const TRANSIENT_TABLES = ['sessions', 'recoveries', 'outbox']

async function backUp({ settings, print }: Context, { to }: { to: string }) {
  const dataDir = requireSqlite(settings)
  const path = await makeNewFile(to, (draft) => copySqlite(dataDir, draft))
  const { size } = await stat(path)
  print(`Everything is in ${path} (${plural(size, 'byte')}), as it was when this began.`)
}

async function restore({ settings, print }: Context, { from }: { from: string }) {
  const aside = await restoreSqlite(requireSqlite(settings), from)
  print(`Restored from ${from}.`)
  print('Nobody is signed in any more, and mail that was waiting is not sent again.')
  if (aside !== null) print(`What was there before is in ${aside}. Delete it when you no longer need it.`)
}

function requireSqlite({ dataDir, databaseUrl }: Context['settings']) {
  if (databaseUrl === null) return dataDir
  throw new OperatorError(
    'PostgreSQL is backed up and restored by its own programs. The commands are in docs/deploying.md.',
  )
}

/** Copies a snapshot of the database, while others keep writing to it. */
function copySqlite(dataDir: string, to: string) {
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
async function restoreSqlite(dataDir: string, from: string) {
  // Opening it would make an empty one.
  if (!existsSync(from)) throw new OperatorError(`There is no file ${from}.`)
  checkSound(from)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const copy = join(staging, SQLITE_FILE)
    await copyFile(from, copy)
    await prepare(copy)
    return await swap(dataDir, copy)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

function checkSound(path: string) {
  const findings = lookInto(path)
  if (findings !== 'ok') throw new OperatorError(`${path} is no sound backup: ${findings}`)
}

function lookInto(path: string) {
  try {
    const file = new Sqlite(path, { readonly: true })
    const [{ integrity_check: finding }] = file.pragma('integrity_check(1)') as [{ integrity_check: string }]
    const ours = file.prepare("SELECT name FROM sqlite_master WHERE name = 'submissions'").get()
    file.close()
    return ours === undefined ? 'it is a database of something else' : finding
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Makes the copy one file, without the rows that must not come back. */
async function prepare(path: string) {
  const file = new Sqlite(path)
  file.pragma('journal_mode = DELETE')
  for (const table of TRANSIENT_TABLES) file.exec(`DELETE FROM ${table}`)
  file.close()
  await untilOnDisk(path)
}

/** Leaves the old database or the restored one if the process is killed at any point. */
async function swap(dataDir: string, copy: string) {
  const place = join(dataDir, SQLITE_FILE)
  const unlock = existsSync(place) ? lockOrRefuse(place) : null
  try {
    const aside = await putAside(place)
    await rename(copy, place)
    await untilOnDisk(dataDir)
    return aside
  } finally {
    unlock?.()
  }
}

/** Keeps what is there under another name, which it returns; null if there is nothing. */
async function putAside(place: string) {
  const aside = `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  // The last two are of a database that could not be opened, or was deleted without them; an intact one has been
  // checkpointed. SQLite would apply them to the restored database.
  const endings = ['', '-wal', '-shm'].filter((ending) => existsSync(place + ending))
  // Linked, so that there is a database at any time.
  for (const ending of endings)
    await (ending === '' ? link(place, aside) : rename(place + ending, aside + ending))
  return endings[0] === undefined ? null : aside + endings[0]
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
    throw new OperatorError('A server is using this database. Stop it first, and start it again afterwards.')
  }
}

export function addBackupCommands(program: Command, run: Run) {
  program
    .command('backup')
    .description('Everything in one file, also while the server runs')
    .requiredOption('--to <file>')
    .action(run(backUp))
  program
    .command('restore')
    .description(
      'Puts a backup in place of the database. Stop the server first; what was there is kept aside',
    )
    .requiredOption('--from <file>')
    .action(run(restore))
}
