import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { codeOf } from '#server/platform/database/faults.ts'
import { StartError } from '#server/platform/start-error.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** Metrics for Prometheus, including those of the process: CPU, memory, event loop delay, garbage collection. */
export function prometheusMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const metrics: Metrics = {
    gauge({ read, ...described }) {
      new Gauge({
        ...described,
        registers,
        async collect() {
          try {
            this.set(await read())
          } catch {
            // The database may be unavailable. An old value or a zero would be misleading.
            this.remove()
          }
        },
      })
    },
    counter({ labels = [], ...described }) {
      const counter = new Counter({ ...described, labelNames: [...labels], registers })
      return (values = {}, amount = 1) => counter.inc(values, amount)
    },
    histogram({ labels = [], buckets, ...described }) {
      const histogram = new Histogram({
        ...described,
        labelNames: [...labels],
        buckets: [...buckets],
        registers,
      })
      return (value, values = {}) => histogram.observe(values, value)
    },
  }
  async function read() {
    const text = await registry.metrics()
    // The library writes "Nan", which the format does not define, until the first event loop delay is measured.
    return text.replaceAll(/ Nan$/gm, ' NaN')
  }
  return { metrics, contentType: registry.contentType, read }
}

type Exposition = { contentType: string; read: () => Promise<string> }

/**
 * Serves `/metrics` on a separate port, so that visitors cannot reach it. It is open as long as the server, even
 * while the server stops.
 */
export function serveMetrics(app: FastifyInstance, { contentType, read }: Exposition) {
  const { metrics: address } = app.config
  if (address === null) return

  async function answer(response: ServerResponse) {
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text)
    } catch (error) {
      app.log.error({ err: error }, 'the metrics could not be read')
      response.writeHead(500).end()
    }
  }

  const server = createServer((request, response) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading && request.url?.split('?', 1)[0] === '/metrics') void answer(response)
    else response.writeHead(404).end()
  })

  app.addHook('onReady', async () => {
    server.listen(address)
    await once(server, 'listening').catch((error: unknown) => {
      throw explained(error, address)
    })
    const { port } = server.address() as AddressInfo
    app.log.info({ host: address.host, port }, 'metrics are at /metrics of this port')
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

function explained(error: unknown, { port, host }: { port: number; host: string }) {
  const reason = codeOf(error) === 'EADDRINUSE' ? 'another program uses it' : String(error)
  return new StartError(
    `The metrics cannot be served at ${host}:${port}: ${reason}. Check METRICS_PORT and METRICS_HOST.`,
    { cause: error },
  )
}
