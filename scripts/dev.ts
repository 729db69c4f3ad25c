import getPort from 'get-port'
import { SUBMISSION_RULES_FILE } from './content/submission-rules.ts'
import { run, runScript } from './run.ts'

/*
 * The site with hot reload: content, components and styles show as soon as they are saved. Beside it the server, for
 * accounts and forms, which restarts when its own files are saved; Vite forwards calls to it.
 */

const port = process.env.PORT ?? '3000'
const apiPort = String(await getPort({ host: '127.0.0.1' }))

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
const runUntilStopped = run({ cancelSignal: stop.signal })

await runScript(async () => {
  const api = runUntilStopped({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      LOG_LEVEL: 'warn',
      SITE_URL: `http://localhost:${port}`,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: apiPort,
      SERVE_SITE: 'false',
      SUBMISSION_RULES_FILE,
    },
  })`node --import tsx --watch-path=server --watch-path=contract server/main.ts`
  const site = runUntilStopped({
    env: {
      API_PORT: apiPort,
      // The dev server asks for development builds; what Node itself loads has to be the same, or Chakra would get
      // another copy of Emotion than our own code, and its styles other names than in the browser.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=development`,
    },
  })`react-router dev ${process.argv.slice(2)}`
  try {
    // One without the other is of no use.
    await Promise.race([api, site])
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    stop.abort()
    await Promise.allSettled([api, site])
  }
})
