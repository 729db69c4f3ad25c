import { join } from 'node:path'
import { runAdmin, type Io } from '#admin/run.ts'
import type { DatabaseSettings } from '#tests/server/fixtures/databases.ts'

/** Settings of a server with a scanner that cannot be reached. */
export const QUARANTINE = { CLAMD_URL: 'tcp://127.0.0.1:9', SCAN_QUARANTINE: 'true' }

/** Runs a command at another time. */
export function adminAt(now: number, settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: false, now: () => now }, settings, words)
}

/** Runs a command line on this database; returns its output and exit code. */
export function admin(settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: false }, settings, words)
}

/** Runs a command with further server settings. */
export function adminWith(
  environment: Io['environment'],
  settings: DatabaseSettings,
  ...words: Array<string>
) {
  return runFor({ isTerminal: false, environment }, settings, words)
}

/** Runs a command whose output a terminal shows. */
export function adminAtTerminal(settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: true }, settings, words)
}

async function runFor(
  { environment, ...io }: Pick<Io, 'isTerminal' | 'now'> & Partial<Pick<Io, 'environment'>>,
  { dataDir, databaseUrl }: DatabaseSettings,
  words: Array<string>,
) {
  const printed: Array<string> = []
  const errors: Array<string> = []
  const code = await runAdmin(words, {
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SITE_FACTS_FILE: join(dataDir, 'facts.json'),
      ...environment,
    },
    print: (text) => printed.push(`${text}\n`),
    ...io,
    write: async (text) => void printed.push(text),
    printError: (text) => errors.push(text),
  })
  return { code, output: printed.join('').trimEnd(), stderr: errors.join('\n') }
}
