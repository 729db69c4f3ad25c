import { join } from 'node:path'
import { runAdmin, type Io } from '#admin/run.ts'
import type { DatabaseSettings } from '#tests/server/fixtures/databases.ts'

/** A server with a scanner whose files wait for it. */
export const QUARANTINE = { CLAMD_URL: 'tcp://127.0.0.1:9', SCAN_QUARANTINE: 'true' }

/** The same at another time. */
export function adminAt(now: number, settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: false, now: () => now }, settings, words)
}

/** Runs a command line on this database; returns its output and exit code. */
export function admin(settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: false }, settings, words)
}

/** The same with more settings of the server. */
export function adminWith(
  environment: Io['environment'],
  settings: DatabaseSettings,
  ...words: Array<string>
) {
  return runFor({ isTerminal: false, environment }, settings, words)
}

/** The same where a terminal shows the output. */
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
