import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { type Io, runAdmin } from '#admin/run.ts'
import type { DatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { compiledProgram } from '#tests/server/fixtures/server-process.ts'

/** Settings of a server with a scanner that cannot be reached. */
export const QUARANTINE = { environment: { CLAMD_URL: 'tcp://127.0.0.1:9', SCAN_QUARANTINE: 'true' } }

/** Runs a command line on this database; returns its output and exit code. */
export function admin(settings: DatabaseSettings, ...words: Array<string>) {
  return adminWith({}, settings, ...words)
}

export async function adminWith(
  { environment, ...io }: Partial<Pick<Io, 'environment' | 'now'>>,
  { dataDir, databaseUrl }: DatabaseSettings,
  ...words: Array<string>
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
    ...io,
    print: (text) => printed.push(`${text}\n`),
    printError: (text) => errors.push(text),
  })
  return { code, output: printed.join('').trimEnd(), stderr: errors.join('\n') }
}

/** Runs a command in a separate process, as operators do: database locks apply between processes. */
export function operate(settings: DatabaseSettings, ...words: Array<string>) {
  return operateWith({}, settings, ...words)
}

export function operateWith(
  environment: Record<string, string>,
  { dataDir, databaseUrl }: DatabaseSettings,
  ...words: Array<string>
) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...environment }
  return new Promise<{ code: number; output: string; stderr: string }>((resolve) => {
    const command = [compiledProgram('admin'), ...words]
    const child = execFile(process.execPath, command, { env }, (_error, output, stderr) =>
      resolve({ code: child.exitCode ?? -1, output, stderr }),
    )
  })
}
