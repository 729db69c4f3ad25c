import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { pageKindOf, reportWebVitals, type WebVitalsReport } from '#contract/web-vitals.ts'
import { isDataSaved } from '#src/lib/data-saver.ts'
import { env } from '#src/lib/env.ts'
import { json } from './client.ts'

/**
 * Reports the Web Vitals of this page when it is left: figures and the kind of page. Nothing is stored, no cookie is
 * sent, and visitors cannot be distinguished. Runs in a share of the visits, and not for visitors with data saving or
 * Global Privacy Control.
 */
export function startReporting(share: number, chance = Math.random()): void {
  if (chance >= share || isUnwanted()) return
  const page = pageKindOf(window.location.pathname)
  const measures = new Map<Metric['name'], number>()
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => void measures.set(name, value))

  // Registered after the listeners of the library, which finish their measurements in the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measures.size === 0) return
    send({ page, measures: [...measures].map(([name, value]) => ({ name, value })) })
    measures.clear()
  })
}

function isUnwanted() {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return isDataSaved() || globalPrivacyControl === true
}

/** Does not use sendBeacon, which sends the site's cookies. */
function send(report: WebVitalsReport) {
  const { method, path } = reportWebVitals
  fetch(`${env.apiUrl}${path}`, { ...json(report), method, keepalive: true, credentials: 'omit' }).catch(
    () => {
      // The visitor has left or is offline: a missing report does not matter.
    },
  )
}
