import type { AddressInfo } from 'node:net'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { logOptions } from './platform/observability/log.ts'
import { explainDataErrors, StartError } from './platform/start-error.ts'

const STOP_TIMEOUT_MS = 10_000

async function main() {
  const config = readConfig(process.env)
  const app = await explainDataErrors(config, async () => {
    const database = await openDatabase(config)
    return buildApp({ config, database, logger: logOptions(config.logLevel) })
  })
  // On SIGTERM or SIGINT finishes requests in flight and exits with 0; after the timeout or a second signal, with 1.
  closeWithGrace({ delay: STOP_TIMEOUT_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'uncaught error')
    await app.close()
  })
  await app.listen({ host: config.host, port: config.port })
  const { port } = app.server.address() as AddressInfo
  console.log(`${app.organisation().name} is at http://${browsableHost(config.host)}:${port}`)
}

// Browsers cannot open the wildcard address.
function browsableHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

type ListenError = NodeJS.ErrnoException & { port?: number }

function explain(error: unknown) {
  if (error instanceof StartError) return error.message
  const { code, syscall, port, message } = error as ListenError
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program, or choose another: PORT=${Number(port) + 1} npm start`
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `The server cannot listen: ${message}. Check HOST and PORT.`
  return error
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
