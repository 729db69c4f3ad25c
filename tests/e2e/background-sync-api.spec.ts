import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { bundleServiceWorker } from '#scripts/bundle-service-worker.ts'
import { startServer } from '#scripts/reliability/server-under-test.ts'
import { closeSite, wakeWorkerUntil, waitingInBackground, workerReady } from './background-sync-steps.ts'
import { ignoreNetworkErrors } from './cut-network.ts'
import { readDatabase } from './database-traces.ts'
import { fillInMessage } from './queued-form-steps.ts'
import { expect, test as base } from './site.ts'

/* The service worker of a site whose server has another origin. */

type Servers = { apiData: string }

const test = base.extend<Servers>({
  apiData: async ({ browserName: _ }, use) => {
    const home = mkdtempSync(path.join(tmpdir(), 'gelegrid-api-'))
    await use(path.join(home, 'api'))
    rmSync(home, { recursive: true, force: true })
  },
  baseURL: async ({ apiData }, use) => {
    const home = path.dirname(apiData)
    const [port, apiPort] = [await getPort(), await getPort()]
    const origins = { SITE_URL: `http://127.0.0.1:${port}`, API_URL: `http://127.0.0.1:${apiPort}` }
    await buildWith(origins.API_URL, path.join(home, 'build'))
    const api = await startServer({
      environment: { ...origins, PORT: String(apiPort), DATA_DIR: apiData, SERVE_SITE: 'false' },
    })
    const pages = await startServer({
      environment: {
        ...origins,
        PORT: String(port),
        DATA_DIR: path.join(home, 'site'),
        BUILD_DIR: path.join(home, 'build/client'),
      },
    })
    await use(origins.SITE_URL)
    await Promise.all([api.end('SIGTERM'), pages.end('SIGTERM')])
  },
})

/** A build whose service worker knows this server. Its pages do not, which is irrelevant without a network. */
async function buildWith(apiUrl: string, folder: string) {
  const isWanted = (source: string) => !/service-worker\.js|build\/server/u.test(source)
  cpSync('build', folder, { recursive: true, filter: isWanted })
  process.env.VITE_API_URL = apiUrl
  await bundleServiceWorker(process.cwd(), path.join(folder, 'client'))
  delete process.env.VITE_API_URL
}

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

test('what waits is sent to a server with an origin of its own when no page is open [QUEUE-13]', async ({
  page,
  context,
  apiData,
}) => {
  const button = await fillInMessage(page, 'other-origin@example.com')
  await workerReady(page)
  await context.setOffline(true)
  await button.click()
  await expect(waitingInBackground(page)).toBeVisible()
  const blank = await closeSite(context)
  await context.setOffline(false)
  const rows = () =>
    readDatabase(apiData).filter(
      ({ table, column, value }) =>
        table === 'submissions' && column === 'payload' && value.includes('other-origin@example.com'),
    )
  await wakeWorkerUntil(blank, () => rows().length > 0)
  expect(rows()).toHaveLength(1)
})
