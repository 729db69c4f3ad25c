import getPort from 'get-port'
import { SITE_FACTS_FILE } from './content/compiled.ts'
import { takeClockOptions } from './content/visibility.ts'
import { fillDemo } from './dev-demo.ts'
import { run } from './run-program.ts'
import { runScript } from './run-script.ts'
import { temporaryDataDir } from './temporary-data-dir.ts'

/*
 * Runs the site with hot reload of content, components and styles, and the API server, which restarts when its files
 * change. Vite proxies calls to the server. --demo starts it on a database of its own, with people and submissions to
 * try. --now=2026-12-24 shows the site as of that day, --drafts includes drafts.
 */

const { environment: clock, others } = takeClockOptions(process.argv.slice(2))
const options = others.filter((option) => option !== '--demo')
const demo = process.argv.includes('--demo') && {
  DATA_DIR: temporaryDataDir(),
  DATABASE_URL: '',
  SMTP_URL: '',
  RATE_LIMIT_FACTOR: '99',
  MIN_FILLING_SECONDS: '0',
}
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
      ...demo,
    },
  })`node --import tsx --watch-path=server --watch-path=contract server/main.ts`
}

await runScript(async () => {
  const apiPort = String(await getPort({ host: '127.0.0.1' }))
  const running = [serveApi(apiPort), serveSite({ API_PORT: apiPort })]
  try {
    if (demo) await Promise.race([fillDemo(`http://127.0.0.1:${apiPort}`, demo), ...running])
    // Stops both when one of them stops.
    await Promise.race(running)
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    stop.abort()
    await Promise.allSettled(running)
  }
})
