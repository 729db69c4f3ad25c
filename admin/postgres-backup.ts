import { execFile, type ExecFileException } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
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

/** Replaces the tables by a backup. Returns where the old tables were saved, or null if there were none. */
export async function restorePostgres({ dataDir, databaseUrl }: DatabaseSettings, from: string) {
  if (databaseUrl === null) return null
  const list = await runTool('pg_restore', ['--list', resolve(from)])
  if (!/ TABLE \S+ submissions /.test(list)) throw new OperatorError(`${from} is a backup of something else.`)
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
  try {
    await replaceTables({ dataDir, databaseUrl }, from)
  } catch (error) {
    // The tables are as they were.
    await rm(aside)
    throw error
  }
  return aside
}

// Locks every table before it looks for running servers: a server that connects later finds either all restored
// tables or none. Our own earlier connections may take a moment to close.
const LOCK_AND_CHECK = `
SET lock_timeout = '10s';
DO $$
DECLARE
  found record;
  others int;
BEGIN
  FOR found IN SELECT schemaname, tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('LOCK TABLE %I.%I IN ACCESS EXCLUSIVE MODE', found.schemaname, found.tablename);
  END LOOP;
  FOR attempt IN 1..40 LOOP
    SELECT count(*) INTO others FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid();
    EXIT WHEN others = 0;
    PERFORM pg_sleep(0.05), pg_stat_clear_snapshot();
  END LOOP;
  IF others > 0 THEN RAISE EXCEPTION '${IN_USE}'; END IF;
END $$;
`

// The script of pg_restore clears the search path.
const CLEAR_TRANSIENT_STATE = [
  'RESET search_path',
  ...TRANSIENT_TABLES.map((name) => `DELETE FROM ${name}`),
].join(';\n')

/** Checks, restores and clears in one transaction: if it is interrupted or rejected, the tables are unchanged. */
async function replaceTables(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  from: string,
) {
  const directory = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const script = join(directory, 'restore.sql')
    await runTool('pg_restore', ['--clean', '--if-exists', ...COMMON, '--file', script, resolve(from)])
    const strict = ['--no-psqlrc', '--quiet', '--output', '/dev/null', '--single-transaction']
    const steps = ['--command', LOCK_AND_CHECK, '--file', script, '--command', CLEAR_TRANSIENT_STATE]
    await runTool('psql', [...strict, '--set', 'ON_ERROR_STOP=1', ...steps], databaseUrl)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
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
