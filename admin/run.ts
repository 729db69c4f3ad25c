import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase, type Database, SQLITE_FILE } from '#server/platform/database/open.ts'
import { readStoredSecret } from '#server/platform/secret.ts'
import { explainDataErrors, StartError } from '#server/platform/start-error.ts'
import { addAccountCommands } from './accounts.ts'
import { addBackupCommands } from './backup.ts'
import { OperatorError, printable, type Context, type Run } from './command.ts'
import { addPrivacyCommands } from './privacy.ts'

// No command here signs or hashes, so none needs the server's secret.
const NO_SECRET_NEEDED = { SECRET: 'this command works without any key' }

export type Io = {
  environment: Record<string, string | undefined>
  print: (text: string) => void
  printError: (text: string) => void
  now?: () => number
}

/** Runs a command line and returns the exit code: 0 for success, 1 for a failure, 2 for invalid usage. */
export async function runAdmin(words: Array<string>, io: Io): Promise<number> {
  const printError = (text: string) => io.printError(printable(text.trimEnd(), { keepsLines: true }))
  const program = new Command('npm run admin --')
    .description('Looks after the database of a running or stopped server, by the settings of the server.')
    .configureOutput({ writeOut: (text) => io.print(text.trimEnd()), writeErr: printError })
    .showHelpAfterError()
    .exitOverride()
  const run: Run =
    (work) =>
    (...given) =>
      inContext(io, (context) => work(context, ...given))
  addAccountCommands(program, run)
  addPrivacyCommands(program, run)
  addBackupCommands(program, run)
  try {
    await program.parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' })
    return 0
  } catch (error) {
    // Commander has printed the help or the mistake.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    printError(explain(error))
    return 1
  }
}

async function inContext(
  { environment, print, now = Date.now }: Io,
  work: (context: Context) => Promise<void>,
) {
  const { DATA_DIR, DATABASE_URL, BUILD_DIR, SITE_FACTS_FILE, CLAMD_URL, SCAN_QUARANTINE } = environment
  const given = { DATA_DIR, DATABASE_URL, BUILD_DIR, SITE_FACTS_FILE, CLAMD_URL, SCAN_QUARANTINE }
  const settings = readConfig({ ...given, ...NO_SECRET_NEEDED })
  let database: Promise<Database> | undefined
  const open = async () => (await (database ??= openExisting(settings))).db
  try {
    const secret = environment.SECRET?.trim() || readStoredSecret(settings)
    await work({ settings, secret, open, now, print: (text) => print(printable(text, { keepsLines: true })) })
  } finally {
    // The failure to open has been reported already.
    await database?.then(({ close }) => close()).catch(() => {})
  }
}

/** A wrong DATA_DIR must not look like an empty database. */
async function openExisting({ dataDir, databaseUrl }: Context['settings']) {
  if (databaseUrl === null && !existsSync(join(dataDir, SQLITE_FILE))) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL.`)
  }
  return explainDataErrors({ dataDir, databaseUrl }, () => openDatabase({ dataDir, databaseUrl }))
}

function explain(error: unknown): string {
  if (error instanceof OperatorError || error instanceof StartError) return error.message
  return `This did not work: ${messageOf(error)}`
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${messageOf(error.cause)}`
}
