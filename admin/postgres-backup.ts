import { execFile, type ExecFileException } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase, type Database } from '#server/platform/database/open.ts'
import { IN_USE, OperatorError, TRANSIENT_TABLES, type DatabaseSettings } from './command.ts'
import { makeNewFile } from './new-file.ts'

// The owner of the tables need not exist in the target database.
const COMMON = ['--no-owner', '--no-privileges']

/** Dumps a snapshot of the database with pg_dump, while others keep writing to it. */
export async function dumpPostgres(databaseUrl: string, to: string) {
  await runTool('pg_dump', ['--format=custom', ...COMMON, '--file', to], databaseUrl)
}

/** Replaces the tables by a backup, in one transaction. Returns where the old ones were saved, or null. */
export async function restorePostgres({ dataDir, databaseUrl }: DatabaseSettings, from: string) {
  if (databaseUrl === null) return null
  const backup = resolve(from)
  const list = await runTool('pg_restore', ['--list', backup])
  if (!/ TABLE \S+ submissions /.test(list)) throw new OperatorError(`${from} is a backup of something else.`)
  // Before this command connects itself.
  const others = await runTool('psql', ['--no-psqlrc', '--tuples-only', '--command', OTHERS], databaseUrl)
  if (Number(others) > 0) throw new OperatorError(IN_USE)
  // On another machine, as in a drill, nothing has made it yet.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}.dump`)
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    await refuseOlder(database, list)
  } finally {
    await database.close()
  }
  await makeNewFile(aside, (draft) => dumpPostgres(databaseUrl, draft))
  const wanted = `${aside}.list`
  try {
    await writeFile(wanted, withoutTransient(list))
    const replace = ['--clean', '--if-exists', '--single-transaction', '--use-list', wanted]
    await runTool('pg_restore', [...replace, ...COMMON, backup], databaseUrl)
  } catch (error) {
    // The tables are as they were.
    await rm(aside)
    throw error
  } finally {
    await rm(wanted, { force: true })
  }
  return aside
}

// A server always has a connection: server/platform/database/postgres.ts.
const OTHERS = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`

/** The list of what a backup contains, without the rows of these tables. */
function withoutTransient(list: string) {
  const rows = new RegExp(`^.* TABLE DATA \\S+ (?:${TRANSIENT_TABLES.join('|')}) .*\n`, 'gm')
  return list.replace(rows, '')
}

/** Newer tables would remain, and the next start would fail. */
async function refuseOlder({ db }: Database, list: string) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const later = tables.filter(({ name }) => !list.includes(` ${name} `))
  if (later.length === 0) return
  throw new OperatorError(
    'This backup is of an older version. Make an empty database, restore into that one, and set DATABASE_URL to it.',
  )
}

/** Runs a PostgreSQL tool and returns its output. The password is passed in a way that hides it from other users. */
async function runTool(tool: 'pg_dump' | 'pg_restore' | 'psql', args: Array<string>, databaseUrl?: string) {
  const { target, password } = splitPassword(databaseUrl)
  const env = { ...process.env, ...(password !== null && { PGPASSWORD: password }) }
  try {
    const options = { env, maxBuffer: Number.MAX_SAFE_INTEGER }
    const running = promisify(execFile)(tool, [...target, ...args], options)
    // Without a terminal, as in cron, a tool asks its input for a missing password, and would wait for ever.
    running.child.stdin?.end()
    return (await running).stdout
  } catch (error) {
    const { code, stderr = '' } = error as ExecFileException
    // A name instead of a number: the tool could not be started.
    if (typeof code === 'string') throw new OperatorError(howToGet(tool))
    throw new OperatorError(`${tool} did not succeed:\n${stderr.trim()}`)
  }
}

function splitPassword(databaseUrl: string | undefined) {
  if (databaseUrl === undefined) return { target: [], password: null }
  const url = new URL(databaseUrl)
  const password = url.password === '' ? null : decodeURIComponent(url.password)
  url.password = ''
  return { target: ['--dbname', url.href], password }
}

function howToGet(tool: string) {
  return (
    `${tool} is not on this machine. It comes with PostgreSQL, on Debian in the package postgresql-client, and has to be ` +
    'at least as new as the database. Hosted databases often make backups by themselves.'
  )
}
