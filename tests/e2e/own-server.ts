import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '#scripts/reliability/server-under-test.ts'
import { test as base } from './site.ts'

export { expect } from './site.ts'

/** For test files that need the real server with a separate database: `page` opens that server's pages. */
export const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ browserName: _ }, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gelegrid-own-'))
    await use(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ dataDir }, use) => {
    const server = await startServer({ environment: { DATA_DIR: dataDir } })
    await use(server.url)
    await server.end('SIGTERM')
  },
})
