import { execFile } from 'node:child_process'
import type { DatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { compiledProgram } from '#tests/server/fixtures/server-process.ts'

/** Runs a command in a separate process, as operators do: database locks apply between processes. */
export function operate(settings: DatabaseSettings, ...words: Array<string>) {
  return operateWith({}, settings, ...words)
}

/** The same with further variables of the environment. */
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
