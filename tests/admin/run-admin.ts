import { runAdmin } from '#admin/run.ts'
import type { DatabaseSettings } from '#tests/server/fixtures/databases.ts'

/** Runs a command line on this database; returns its output and exit code. */
export async function admin({ dataDir, databaseUrl }: DatabaseSettings, ...words: Array<string>) {
  const printed: Array<string> = []
  const errors: Array<string> = []
  const code = await runAdmin(words, {
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    print: (text) => printed.push(`${text}\n`),
    write: async (text) => void printed.push(text),
    printError: (text) => errors.push(text),
  })
  return { code, output: printed.join('').trimEnd(), stderr: errors.join('\n') }
}
