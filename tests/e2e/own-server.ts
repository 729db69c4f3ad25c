import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startBuiltServer, writtenMails } from '#scripts/server-process.ts'
import { signUpQuietly } from './account-steps.ts'
import { expect, test as base } from './site.ts'

export { expect }

type Fixtures = {
  dataDir: string
  /** The page of a member who has just signed up and is signed in. */
  memberPage: Page
}

/** For test files that need the real server with a separate database: `page` opens that server's pages. */
export const test = base.extend<Fixtures>({
  dataDir: async ({ browserName: _ }, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gelegrid-own-'))
    await use(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ dataDir }, use) => {
    const server = await startBuiltServer({ DATA_DIR: dataDir })
    await use(server.url)
    await server.end('SIGTERM')
  },
  memberPage: async ({ page, baseURL }, use) => {
    await signUpQuietly(page, baseURL ?? '')
    await use(page)
  },
})

/** Waits for a mail of the server, and returns the last group of the pattern in it, or all that fits. */
export async function findInMail(dataDir: string, pattern: RegExp): Promise<string> {
  const find = () => writtenMails(dataDir).flatMap((mail) => pattern.exec(mail)?.at(-1) ?? [])[0]
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}
