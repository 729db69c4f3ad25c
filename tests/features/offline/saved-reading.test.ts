import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearSavedPages,
  FILES_CACHE,
  PAGES_CACHE,
  SAVED_BYTES,
  readSavedPages,
} from '#src/features/offline/saved-pages.ts'
import { answer, NETWORK_MS, STORAGE_MS } from '#src/features/offline/worker/answer.ts'
import { beyondLimits, LIMITS, saveVisit } from '#src/features/offline/worker/save-page.ts'
import { brokenCaches, memoryCaches, networkOf, pageOf, request, silentCaches } from './memory-caches.ts'

/* The pages and files that the service worker saves, and its responses. */

let work: Array<Promise<unknown>> = []
const later = (task: Promise<unknown>) => void work.push(task)

beforeEach(() => {
  work = []
  vi.stubGlobal('caches', memoryCaches())
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function connect(...sites: Array<ReturnType<typeof pageOf>>) {
  const { fetch, asked } = networkOf(new Map(sites.flatMap((site) => [...site])))
  vi.stubGlobal('fetch', fetch)
  return asked
}

const textFor = async (strategy: Parameters<typeof answer>[0], path: string) =>
  (await answer(strategy, request(path), later)).text()

const blog = () => pageOf('/blog', 'Blog')
const visit = (path = '/blog') => ({ path, title: 'Blog & news', files: [] })

test('a page is saved with its files, and shown without a network with a sign from when it is [OFFLINE-1 OFFLINE-2]', async () => {
  connect(blog())
  await saveVisit(visit())
  connect()
  const html = await textFor('page', '/blog?from=mail')
  expect(html).toMatch(
    /<a href="#main">Skip to content<\/a><saved-copy role="status".*saved today at \d\d:\d\d\..*<\/saved-copy><header>/,
  )
  expect(await textFor('file', '/assets/frame-1.js')).toBe('frame()')
  expect(await textFor('file', '/images/logo.1.svg')).toBe('<svg/>')
  expect(await readSavedPages()).toMatchObject([
    { path: '/blog', title: 'Blog & news', savedAt: expect.any(Number) },
  ])
})

test('a network that does not answer is waited for as long as nothing is saved, and four seconds where a page is [OFFLINE-2]', async () => {
  connect(blog())
  await saveVisit(visit())
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const saved = textFor('page', '/blog')
  const unsaved = textFor('page', '/events')
  await vi.advanceTimersByTimeAsync(NETWORK_MS)
  expect(await saved).toContain('<saved-copy')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.race([unsaved, Promise.resolve('still waits')])).toBe('still waits')
})

test.each([
  ['cannot be opened', brokenCaches],
  ['never answers', silentCaches],
])(
  'storage that %s does not keep the answers of the network from a page [OFFLINE-12]',
  async (_how, made) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('caches', made())
    connect(blog(), new Map([['/blog.data', { body: 'data' }]]))
    const answers = [
      textFor('page', '/blog'),
      textFor('page-data', '/blog.data'),
      textFor('file', '/assets/frame-1.js'),
    ]
    await vi.advanceTimersByTimeAsync(STORAGE_MS)
    const [page, ...others] = await Promise.all(answers)
    expect(page).toContain('<title>Blog')
    expect(others).toEqual(['data', 'frame()'])
  },
)

test('a page of another version of the site that lacks a file is not saved, and the former copy stays [OFFLINE-6]', async () => {
  connect(blog())
  await saveVisit(visit())
  const newer = pageOf('/blog', 'Newer')
  newer.set('/blog', { body: (newer.get('/blog')?.body ?? '').replace('frame-1', 'frame-2') })
  connect(newer)
  await saveVisit(visit())
  connect()
  expect(await textFor('page', '/blog')).toContain('<title>Blog')
})

test.each([
  ['says that it may not be stored', { headers: { 'cache-control': 'no-store' } }],
  ['is missing', { status: 404 }],
  ['is the sign-in page of a network', { body: '<html><title>Free Wi-Fi</title></html>' }],
  ['is no page', { type: 'application/json' }],
])('an answer that %s is not saved [OFFLINE-5]', async (_what, change) => {
  const site = blog()
  site.set('/blog', { ...(site.get('/blog') ?? { body: '' }), ...change })
  connect(site)
  await saveVisit(visit())
  expect(await readSavedPages()).toEqual([])
})

test('data that do not come tell the router to load their page [OFFLINE-3]', async () => {
  connect()
  const response = await answer('page-data', request('/events/1.data?_routes=x&year=2026'), later)
  expect(response.status).toBe(204)
  expect(response.headers.get('x-remix-redirect')).toBe('/events/1?year=2026')
  expect(response.headers.get('x-remix-reload-document')).toBe('true')
})

test('another spelling of the address of a saved page leads to it [OFFLINE-3 PAGE-25]', async () => {
  connect(blog())
  await saveVisit(visit())
  connect()
  const response = await answer('page', request('/Blog/?from=mail'), later)
  expect(response.status).toBe(302)
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/blog')
  expect(new URL(response.headers.get('location') ?? '').search).toBe('?from=mail')
})

test('while the server restarts, a saved page is shown instead of the error of its proxy [OFFLINE-2]', async () => {
  connect(blog())
  await saveVisit(visit())
  const restarting = { body: 'Please try again in a moment.', type: 'text/plain', status: 503 }
  connect(
    new Map([
      ['/blog', restarting],
      ['/blog.data', restarting],
      ['/events', restarting],
    ]),
  )
  expect(await textFor('page', '/blog')).toContain('<saved-copy')
  expect((await answer('page-data', request('/blog.data'), later)).status).toBe(204)
  expect((await answer('page', request('/events'), later)).status).toBe(503)
})

test('what is still being saved when somebody signs out is not there afterwards [OFFLINE-8]', async () => {
  const { fetch } = networkOf(blog())
  vi.stubGlobal('fetch', (file: string) => clearSavedPages().then(() => fetch(file)))
  await saveVisit(visit())
  expect(await readSavedPages()).toEqual([])
})

async function keepFiles(count: number) {
  const files = await caches.open(FILES_CACHE)
  for (let index = 0; index < count; index += 1)
    await files.put(`/images/old.${index}.avif`, new Response('x', { headers: { [SAVED_BYTES]: '1' } }))
}

const fileCount = async () => (await (await caches.open(FILES_CACHE)).keys()).length

test.each([
  ['on pages that are not saved themselves', '/explore'],
  ['where a page could not be saved', '/blog'],
])('files beyond the limits go, also %s [OFFLINE-10]', async (_where, path) => {
  connect()
  await keepFiles(LIMITS.files + 5)
  await saveVisit(visit(path))
  expect(await fileCount()).toBe(LIMITS.files)
})

test('no file goes where the pages that may need it cannot be read [OFFLINE-10]', async () => {
  await keepFiles(LIMITS.files + 5)
  const pages = await caches.open(PAGES_CACHE)
  vi.spyOn(pages, 'keys').mockRejectedValue(new DOMException('Internal error', 'UnknownError'))
  await saveVisit(visit('/explore'))
  expect(await fileCount()).toBe(LIMITS.files + 5)
})

const FEW = { pages: 2, files: 4, bytes: 100 }

const savedPage = (path: string, savedAt: number, ...files: Array<string>) => ({ path, savedAt, files })
const file = (address: string, bytes = 10) => ({ address, bytes })

test('the pages that were saved the longest ago go first, and what others need stays [OFFLINE-10]', () => {
  const stored = {
    pages: [
      savedPage('/old', 1, 'shared', 'old'),
      savedPage('/new', 3, 'shared', 'new'),
      savedPage('/newer', 2, 'shared'),
    ],
    files: [file('old', 50), file('shared', 50), file('new', 20)],
  }
  expect(beyondLimits(stored, FEW)).toEqual({ pages: ['/old'], files: ['old'] })
})

test('of too many files, those that no page needs go, the earliest first [OFFLINE-10]', () => {
  const files = ['first', 'needed', 'second', 'third', 'fourth', 'fifth'].map((name) => file(name))
  expect(beyondLimits({ pages: [savedPage('/', 1, 'needed')], files }, FEW)).toEqual({
    pages: [],
    files: ['first', 'second'],
  })
})
