import { expect, test } from 'vitest'
import { API_PREFIXES } from '#server/platform/http/api-paths.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { isSavable, strategyOf } from '#src/features/offline/worker/request-strategy.ts'

const ORIGIN = 'https://kentecode.example'

type Asked = { method?: string; mode?: RequestMode; headers?: HeadersInit }

function strategyFor(path: string, { method = 'GET', mode = 'cors', headers = {} }: Asked = {}) {
  const url = new URL(path, ORIGIN).href
  return strategyOf({ method, mode, url, headers: new Headers(headers) }, ORIGIN)
}

test.each([
  ['/', 'page'],
  ['/blog/1?from=mail', 'page'],
  // Not saved, but without a network they get the /offline page.
  ['/explore/my-account', 'page'],
  ['/login', 'page'],
])('the page %s is answered by the worker', (path, strategy) => {
  expect(strategyFor(path, { mode: 'navigate' })).toBe(strategy)
})

test.each([
  ['/assets/frame-1.js', 'file'],
  ['/images/hero.1234-750.avif', 'file'],
  ['/blog.data', 'page-data'],
  ['/blog/1.data?_routes=routes/site/blog-article', 'page-data'],
])('%s is answered as %s', (path, strategy) => {
  expect(strategyFor(path)).toBe(strategy)
})

test('calls of the API and everything that changes something are left to the browser [OFFLINE-5]', () => {
  for (const prefix of API_PREFIXES) {
    expect(strategyFor(prefix)).toBeNull()
    expect(strategyFor(`${prefix}/anything`)).toBeNull()
    expect(strategyFor(`${prefix}/export.csv`, { mode: 'navigate' })).toBeNull()
    expect(isSavable(`${prefix}/anything`)).toBe(false)
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])
    expect(strategyFor('/contact-us', { method, mode: 'navigate' })).toBeNull()
})

test.each([
  ['another site', 'https://www.youtube-nocookie.com/embed/1', { mode: 'navigate' as const }],
  ['a part of a file', '/images/hero.1234-750.avif', { headers: { range: 'bytes=0-9' } }],
  ['a document to keep', '/reports/impact-report-2025.pdf', { mode: 'navigate' as const }],
  ['a calendar', '/events.ics', {}],
  ['the editor of the content', '/admin/', { mode: 'navigate' as const }],
  ['the data of a member page', '/explore/blog.data', {}],
])('%s is left to the browser', (_what, path, asked) => {
  expect(strategyFor(path, asked)).toBeNull()
})

test('of all pages of the site, only those are saved that are the same for everybody [OFFLINE-5]', () => {
  const kept = sitePages.filter((page) => isSavable(page))
  expect(kept).toEqual(expect.arrayContaining(['/', '/blog', '/blog/:id', '/events', '/faqs', '/contact-us']))
  expect(kept.filter((page) => /explore|staff|login|signup|password|confirm|unsubscribe/.test(page))).toEqual(
    [],
  )
  expect(isSavable('/offline')).toBe(false)
})
