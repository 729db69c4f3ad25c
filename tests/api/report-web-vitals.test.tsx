import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MetricType } from 'web-vitals'
import { startReporting } from '#src/api/report-web-vitals.ts'
import { mockServer } from '#tests/mocks/server.ts'

const { listeners } = vi.hoisted(() => ({ listeners: new Map<string, (metric: MetricType) => void>() }))

vi.mock('web-vitals', () => {
  const watch = (name: string) => (listener: (metric: MetricType) => void) =>
    void listeners.set(name, listener)
  return {
    onCLS: watch('CLS'),
    onFCP: watch('FCP'),
    onINP: watch('INP'),
    onLCP: watch('LCP'),
    onTTFB: watch('TTFB'),
  }
})

const server = mockServer()

beforeEach(() => {
  listeners.clear()
  window.history.replaceState(null, '', '/blog/3')
})

function measure(name: string, value: number) {
  listeners.get(name)?.({ name, value } as MetricType)
}

function leave() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

function takeReports() {
  const reports: Array<{ body: unknown; credentials: string; keepalive: boolean }> = []
  server.use(
    http.post('*/api/web-vitals', async ({ request }) => {
      const { credentials, keepalive } = request
      reports.push({ body: await request.json(), credentials, keepalive })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return reports
}

test('when the page is left its measures are sent once, with the kind of page, and without cookies [RUN-12]', async () => {
  const reports = takeReports()
  startReporting(0.1, 0.05)
  measure('LCP', 900)
  measure('LCP', 1200)
  measure('CLS', 0.01)
  expect(reports).toEqual([])
  leave()
  leave()
  await vi.waitUntil(() => reports.length > 0)
  expect(reports).toEqual([
    {
      body: {
        page: 'blog/*',
        measures: [
          { name: 'LCP', value: 1200 },
          { name: 'CLS', value: 0.01 },
        ],
      },
      credentials: 'omit',
      keepalive: true,
    },
  ])
  expect(document.cookie).toBe('')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('outside the share of visits nothing is even measured [RUN-12]', () => {
  startReporting(0.1, 0.1)
  expect(listeners.size).toBe(0)
})

test.each([
  ['saves data', { connection: { saveData: true } }],
  ['asks not to be followed', { globalPrivacyControl: true }],
])('nothing is measured for a visitor who %s', (_name, wish) => {
  for (const [name, value] of Object.entries(wish))
    Object.defineProperty(navigator, name, { value, configurable: true })
  startReporting(1, 0)
  expect(listeners.size).toBe(0)
  for (const name of Object.keys(wish)) Reflect.deleteProperty(navigator, name)
})

test('a report that does not arrive is nobody’s concern', async () => {
  const asked = vi.fn()
  server.use(
    http.post('*/api/web-vitals', () => {
      asked()
      return HttpResponse.error()
    }),
  )
  startReporting(1, 0)
  measure('LCP', 900)
  leave()
  await vi.waitUntil(() => asked.mock.calls.length > 0)
})
