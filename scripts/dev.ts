import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from './free-port.ts'
import { SUBMISSION_RULES_FILE } from './content/submission-rules.ts'

/*
 * The site with hot reload: content, components and styles show as soon as they are saved. Beside it the server, for
 * accounts and forms, which starts anew when its own files are saved; Vite hands it what is asked of it.
 */

const port = process.env.PORT ?? '3000'
const apiPort = String(await freePort())

const api = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch-path=server', '--watch-path=contract', 'server/main.ts'],
  {
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
  },
)

// Not through npx, which keeps signals to itself.
const site = spawn('node_modules/.bin/react-router', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    API_PORT: apiPort,
    // Vite would list every import of ours that Node could not follow without it.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    // The dev server asks for development builds; what Node itself loads has to be the same, or Chakra would get another
    // copy of Emotion than our own code, and its styles other names than in the browser.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=development`,
  },
})

// One without the other is of no use.
endTogether(api, site)
endTogether(site, api)

function endTogether(one: ChildProcess, other: ChildProcess) {
  one.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
    other.kill()
  })
  one.on('exit', (code, signal) => {
    if (code !== 0 && signal === null) process.exitCode = code ?? 1
    other.kill()
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal)
    site.kill(signal)
  })
}
