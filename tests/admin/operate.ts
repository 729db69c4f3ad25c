import { execFile, spawnSync } from 'node:child_process'
import type { DatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { compiledProgram } from '#tests/server/fixtures/server-process.ts'

/** Runs a command in a separate process, as operators do: database locks apply between processes. */
export function operate({ dataDir, databaseUrl }: DatabaseSettings, ...words: Array<string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiledProgram('admin'), ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  })
  return { code: status, output: stdout, stderr }
}

/** Lets the writers of this process continue while the command runs. */
export async function operateMeanwhile(
  settings: DatabaseSettings,
  environment: Record<string, string>,
  ...words: Array<string>
) {
  return new Promise<{ code: number; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [compiledProgram('admin'), ...words],
      {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: settings.dataDir,
          DATABASE_URL: settings.databaseUrl ?? '',
          ...environment,
        },
      },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode ?? -1, stderr }),
    )
  })
}
