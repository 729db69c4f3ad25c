import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const WORKER = '/mockServiceWorker.js'

/** Serves the mock service worker, in development and on request only. */
export function mockWorkerPlugin(isWanted: boolean): Plugin {
  return {
    name: 'gelegrid-mock-worker',
    apply: 'serve',
    configureServer(server) {
      if (!isWanted) return
      const file = createRequire(import.meta.url).resolve(`msw${WORKER}`)
      server.middlewares.use(WORKER, (_request, response, next) => {
        readFile(file).then((script) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(script)
        }, next)
      })
    },
  }
}
