import fastifyPlugin from 'fastify-plugin'
import { reportWebVitals, type WebVital } from '#contract/web-vitals.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { perAddress } from '#server/platform/rate-limit.ts'
import { route } from '#server/platform/route.ts'

/* The bounds of "good" and "poor" for each (web.dev/vitals), with some around them. In seconds, except CLS. */
const BUCKETS: Record<WebVital, ReadonlyArray<number>> = {
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  FCP: [0.5, 1, 1.8, 2.4, 3, 5, 10],
  INP: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  LCP: [0.5, 1, 1.8, 2.5, 3.2, 4, 6, 10],
  TTFB: [0.1, 0.3, 0.8, 1.3, 1.8, 3, 6],
}

const NAMES: Record<WebVital, string> = {
  CLS: 'layout shift',
  FCP: 'first contentful paint',
  INP: 'interaction to next paint',
  LCP: 'largest contentful paint',
  TTFB: 'time to first byte',
}

// One report per page that is left: a whole school may share an address.
const PER_MINUTE = 300

/** Counts Web Vitals reported by browsers. Only a count in a bucket is kept, and nothing without METRICS_PORT. */
export const webVitals = fastifyPlugin(
  async function webVitals(app) {
    const observers = {
      CLS: histogram('CLS'),
      FCP: histogram('FCP'),
      INP: histogram('INP'),
      LCP: histogram('LCP'),
      TTFB: histogram('TTFB'),
    }

    function histogram(vital: WebVital) {
      const hasUnit = vital !== 'CLS'
      const observe = app.metrics.histogram({
        name: `web_vitals_${vital.toLowerCase()}${hasUnit ? '_seconds' : ''}`,
        help: `What browsers of visitors report: ${NAMES[vital]}, by kind of page.`,
        labels: ['page'],
        buckets: BUCKETS[vital],
      })
      return (value: number, page: string) => observe(hasUnit ? value / 1000 : value, { page })
    }

    const options = { config: perAddress({ max: PER_MINUTE, windowMs: MINUTE }, app.config) }
    route(app, reportWebVitals, options, async ({ body: { page, measures } }) => {
      for (const { name, value } of measures) observers[name](value, page)
      return null
    })
  },
  { dependencies: ['platform'] },
)
