import { join } from 'node:path'
import { runAdmin, type Io } from '#admin/run.ts'
import type { DatabaseSettings } from '#tests/server/fixtures/databases.ts'

/** The same at another time. */
export function adminAt(now: number, settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: false, now: () => now }, settings, words)
}

/** Runs a command line on this database; returns its output and exit code. */
export function admin(settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: false }, settings, words)
}

/** The same where a terminal shows the output. */
export function adminAtTerminal(settings: DatabaseSettings, ...words: Array<string>) {
  return runFor({ isTerminal: true }, settings, words)
}

async function runFor(
  io: Pick<Io, 'isTerminal' | 'now'>,
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
    },
    print: (text) => printed.push(`${text}\n`),
    ...io,
    write: async (text) => void printed.push(text),
    printError: (text) => errors.push(text),
  })
  return { code, output: printed.join('').trimEnd(), stderr: errors.join('\n') }
}
