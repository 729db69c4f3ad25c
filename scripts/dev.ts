import getPort from 'get-port'
import { SITE_FACTS_FILE } from './content/site-facts.ts'
import { takeClockOptions } from './content/visibility/clock.ts'
import { run, runScript } from './run.ts'

/*
 * Runs the site with hot reload of content, components and styles, and the API server, which restarts when its files
 * change. Vite proxies calls to the server. With --mock, a mock server in the browser (tests/mocks/api/) answers
 * them. --now=2026-12-24 shows the site as of that day, --drafts includes drafts.
 */

const { environment: clock, others } = takeClockOptions(process.argv.slice(2))
const options = others.filter((option) => option !== '--mock')
const isMocked = process.argv.includes('--mock')
const port = process.env.PORT ?? '3000'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
const runUntilStopped = run({ cancelSignal: stop.signal })

function serveSite(environment: Record<string, string>) {
  // The dev server uses development builds; without this, Node would load production builds, and Chakra a second copy
  // of Emotion with different class names.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=development`
  return runUntilStopped({ env: { NODE_OPTIONS, ...clock, ...environment } })`react-router dev ${options}`
}

function serveApi(apiPort: string) {
  return runUntilStopped({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      LOG_LEVEL: 'warn',
      SITE_URL: `http://localhost:${port}`,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: apiPort,
      SERVE_SITE: 'false',
      SITE_FACTS_FILE,
    },
  })`node --import tsx --watch-path=server --watch-path=contract server/main.ts`
}

async function start() {
  if (isMocked) return [serveSite({ VITE_MOCK_SERVER: 'true' })]
  const apiPort = String(await getPort({ host: '127.0.0.1' }))
  return [serveApi(apiPort), serveSite({ API_PORT: apiPort })]
}

await runScript(async () => {
  const running = await start()
  try {
    // Stops both when one of them stops.
    await Promise.race(running)
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    stop.abort()
    await Promise.allSettled(running)
  }
})
