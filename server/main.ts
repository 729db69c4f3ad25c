import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { logOptions } from './platform/log.ts'
import { BuildError } from './site/read-site.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'

async function main() {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const app = await buildApp({ config, database, logger: logOptions(config.logLevel) })
  stopOnSignals(app, process)
  await app.listen({ host: config.host, port: config.port })
  const { port } = app.server.address() as AddressInfo
  console.log(`GeleGrid is at http://${nameOf(config.host)}:${port}`)
}

// "Every interface" is not a name that a browser can open.
function nameOf(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof BuildError) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program, or choose another: PORT=${Number(port) + 1} npm start`
  }
  if (code === 'EACCES') return `This user may not use port ${port}. Choose one from 1024 on with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${address ?? ''}. Check HOST.`
  return error
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
