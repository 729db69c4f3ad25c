import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'
import { openDatabase, type Database } from '#server/platform/database/open.ts'
import { readStoredSecret } from '#server/platform/secret.ts'
import { SQLITE_FILE } from '#server/platform/database/sqlite.ts'
import { backupCommands } from './backup.ts'
import { OperatorError, UsageError, type Command, type DatabaseSettings } from './command.ts'
import { exportCommands } from './export.ts'
import { helpText, usageOf } from './help.ts'
import { printable } from './layout.ts'
import { personCommands } from './person.ts'
import { purgeCommands } from './purge.ts'
import { requestCommands } from './requests.ts'
import { staffCommands } from './staff.ts'
import { submissionCommands } from './submissions.ts'
import { userCommands } from './users.ts'

const COMMANDS = [
  ...userCommands,
  ...staffCommands,
  ...submissionCommands,
  ...exportCommands,
  ...requestCommands,
  ...purgeCommands,
  ...personCommands,
  ...backupCommands,
]

// No command here signs or hashes, so none needs the server's secret.
const NO_SECRET_NEEDED = { SECRET: 'this command works without any key' }

export type Io = {
  environment: Record<string, string | undefined>
  print: (text: string) => void
  /** Writes a part of an export and waits until the stream accepts it. */
  write: (text: string) => Promise<void>
  /** Whether the output is shown in a terminal. Output to a file or a pipe is not filtered. */
  isTerminal: boolean
  /** For errors. */
  printError: (text: string) => void
  now?: () => number
}

/** Runs a command line and returns the exit code: 0 for success, 1 for a failure, 2 for invalid usage. */
export async function runAdmin(words: Array<string>, io: Io): Promise<number> {
  const { print, printError } = io
  if (words.length === 0 || words.includes('--help') || words[0] === 'help') {
    print(helpText(COMMANDS))
    return 0
  }
  try {
    await run(words, io)
    return 0
  } catch (error) {
    printError(printable(explain(error), { keepsLines: true }))
    return error instanceof UsageError ? 2 : 1
  }
}

async function run(words: Array<string>, { environment, now = Date.now, ...io }: Io) {
  const command = findCommand(words)
  const typed = readWords(words.slice(command.name.split(' ').length), command)
  const { DATA_DIR, DATABASE_URL, BUILD_DIR, SITE_FACTS_FILE, CLAMD_URL, SCAN_QUARANTINE } = environment
  const given = { DATA_DIR, DATABASE_URL, BUILD_DIR, SITE_FACTS_FILE, CLAMD_URL, SCAN_QUARANTINE }
  const settings = readConfig({ ...given, ...NO_SECRET_NEEDED })
  let database: Promise<Database> | undefined
  const open = () => (database ??= openExisting(settings))
  try {
    const { siteFactsFile } = settings
    const secret = environment.SECRET?.trim() || readStoredSecret(settings)
    await command.run({ settings, siteFactsFile, secret, open, now, ...outputOf(io) }, typed)
  } finally {
    // The failure to open has been reported already.
    await database?.then(({ close }) => close()).catch(() => {})
  }
}

/** Removes control characters from output to a terminal: submitted text may contain escape sequences. */
function outputOf({ print, write, isTerminal }: Pick<Io, 'print' | 'write' | 'isTerminal'>) {
  const shown = (text: string) => printable(text, { keepsLines: true })
  return {
    print: (text: string) => print(shown(text)),
    write: async (text: AsyncIterable<string>) => {
      for await (const part of text) await write(isTerminal ? shown(part.replaceAll('\r\n', '\n')) : part)
    },
  }
}

function findCommand(words: Array<string>) {
  const found = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => word === words[index]))
  if (found === undefined) {
    const typed = words
      .filter((word) => !word.startsWith('-'))
      .slice(0, 2)
      .join(' ')
    throw new UsageError(`There is no command '${typed}'. See them all with: npm run admin -- help`)
  }
  return found
}

function readWords(words: Array<string>, command: Command) {
  const { operand, options = {}, needs = [] } = command
  const known = Object.entries(options).map(
    ([name, takes]) => [name, { type: takes === null ? 'boolean' : 'string' }] as const,
  )
  const { values, positionals } = parse(words, Object.fromEntries(known), command)
  const missing = needs.find((name) => values[name] === undefined || values[name] === '')
  const expected = operand === undefined ? 0 : 1
  if (missing !== undefined || positionals.length !== expected) {
    const why = missing === 'yes' ? 'This cannot be undone, so it asks for --yes. ' : ''
    throw new UsageError(`${why}Write it like this: npm run admin -- ${usageOf(command)}`)
  }
  return { operand: positionals[0] ?? '', options: values }
}

function parse(
  args: Array<string>,
  options: Record<string, { type: 'boolean' | 'string' }>,
  command: Command,
) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: true })
  } catch {
    // The message of parseArgs explains its own rules, not the usage of this command.
    throw new UsageError(`Write it like this: npm run admin -- ${usageOf(command)}`)
  }
}

/** A wrong DATA_DIR must not look like an empty database. */
async function openExisting({ dataDir, databaseUrl }: DatabaseSettings) {
  if (databaseUrl === null && !existsSync(join(dataDir, SQLITE_FILE))) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL.`)
  }
  return openDatabase({ dataDir, databaseUrl })
}

function explain(error: unknown): string {
  if (error instanceof OperatorError || error instanceof UsageError || error instanceof ConfigError)
    return error.message
  if (isUnavailable(error) || (error instanceof Error && isUnavailable(error.cause)))
    return `The database cannot be used just now: ${messageOf(error)}`
  return `This did not work: ${messageOf(error)}`
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${messageOf(error.cause)}`
}
