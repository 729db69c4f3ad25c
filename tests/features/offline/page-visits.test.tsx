import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportVisit } from '#src/features/offline/page-visits.ts'

/* Messages of a page to the service worker. */

let idle: () => void = () => {}

beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('caches', {})
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (idle = work))
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function mockBrowser() {
  const postMessage = vi.fn()
  const register = vi.fn(async () => undefined)
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { register, postMessage }
}

test('the service worker is registered when the browser is idle, and told of the page and its files [QUEUE-15 OFFLINE-1]', async () => {
  const { register, postMessage } = mockBrowser()
  const { origin } = window.location
  const names = [
    `${origin}/assets/frame-1.js`,
    `${origin}/auth/verify-user`,
    'https://elsewhere.example/assets/a.js',
  ]
  vi.stubGlobal('performance', { getEntriesByType: () => names.map((name) => ({ name })) })
  document.title = 'Blog - news - Kente Code'
  reportVisit('/blog')
  expect(register).not.toHaveBeenCalled()
  idle()
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled())
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' })
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    path: '/blog',
    title: 'Blog - news',
    files: ['/assets/frame-1.js'],
  })
})

test('a page that this one needs is saved under its own title [OFFLINE-4]', async () => {
  const { postMessage } = mockBrowser()
  document.title = 'Blog - Kente Code'
  reportVisit('/events', { title: 'Events' })
  idle()
  await vi.waitFor(() => expect(postMessage.mock.calls[0]).toMatchObject([{ title: 'Events' }]))
})

test.each([
  ['in development', () => vi.stubEnv('DEV', true)],
  ['in a browser without caches', () => Reflect.deleteProperty(window, 'caches')],
])('%s no service worker is registered [QUEUE-15]', async (_where, arrange) => {
  const { register } = mockBrowser()
  arrange()
  reportVisit('/blog')
  idle()
  await Promise.resolve()
  expect(register).not.toHaveBeenCalled()
})
