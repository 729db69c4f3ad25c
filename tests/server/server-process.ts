import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { spawnServer } from '#scripts/server-process.ts'

/** The real server for one test, with data of its own. */
export function startServer(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-data-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = spawnServer({ LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...environment })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}
