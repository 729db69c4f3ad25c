import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** Metrics for Prometheus, with those of the process: CPU, memory, delay of the event loop, garbage collection. */
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
            // The database may be unavailable. An old value, or a zero, would be wrong.
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
    // The library writes "Nan", which the format does not have, before the first delay of the event loop is measured.
    return text.replaceAll(/ Nan$/gm, ' NaN')
  }
  return { metrics, contentType: registry.contentType, read }
}
