import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FEEDS } from '#src/features/blog/formats.ts'
import { LONG_TEXT } from '#tests/server/fixtures/built-site.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

const SCRIPT = '/assets/entry-Ab12Cd34.js'
const FONT = '/assets/epilogue-Mn34Op56.woff2'
const PICTURE = '/images/hero.0a1b2c3d-480.avif'

test('each kind of file has its type, feeds too, and an unknown one is a download [FOUND-3]', async () => {
  const feeds = Object.values(FEEDS)
  const feedFiles = Object.fromEntries(feeds.map(({ path }) => [path.slice(1), LONG_TEXT]))
  const app = await makeApp({ files: { 'notes.xyz': 'x', ...feedFiles } })
  for (const [url, type] of [
    [SCRIPT, 'text/javascript; charset=utf-8'],
    ['/assets/entry-Ef56Gh78.css', 'text/css; charset=utf-8'],
    [FONT, 'font/woff2'],
    [PICTURE, 'image/avif'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/blog.data', 'text/x-script; charset=utf-8'],
    ['/notes.xyz', 'application/octet-stream'],
    ...feeds.map(({ path, type }) => [path, `${type}; charset=utf-8`] as const),
  ] as const) {
    const { statusCode, headers } = await app.inject(url)
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, type])
  }
})

test('browsers keep for a year what has its content in its name, and ask each time for what may change', async () => {
  const app = await makeApp()
  for (const url of [SCRIPT, PICTURE, FONT])
    expect((await app.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const url of ['/', '/blog', '/blog.data', '/robots.txt']) {
    const { etag, ...first } = (await app.inject(url)).headers
    expect([url, first['cache-control']]).toEqual([url, 'no-cache'])
    const again = await app.inject({ url, headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    for (const name of ['cache-control', 'vary', 'content-security-policy'])
      expect(again.headers[name]).toBe(first[name])
    expect(again.headers.etag).toBe(etag)
    expect(again.headers['content-type']).toBeUndefined()
  }
})

test('a file is sent in the best encoding that the browser accepts', async () => {
  const app = await makeApp()
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', 'none'],
    ['', 'none'],
  ] as const) {
    const answer = await app.inject({ url: SCRIPT, headers: { 'accept-encoding': accepted } })
    expect([accepted, answer.headers['content-encoding'] ?? 'none']).toEqual([accepted, encoding])
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(decode[encoding](answer.rawPayload).toString()).toBe(`console.log("${LONG_TEXT}")`)
  }
})

test('each encoding has an ETag of its own, and only that one is "not modified"', async () => {
  const app = await makeApp()
  const get = (encoding: string, etag = '') =>
    app.inject({ url: '/blog', headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
  const answers = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => get(encoding)))
  const etags = answers.map(({ headers }) => String(headers.etag))
  expect(new Set(etags).size).toBe(3)
  const again = await get('br', etags[0])
  expect([again.statusCode, again.headers['content-encoding']]).toEqual([304, undefined])
  expect((await get('gzip', etags[0])).statusCode).toBe(200)
})

test('HEAD has the headers of GET, without a body', async () => {
  const app = await makeApp()
  for (const url of ['/blog', SCRIPT, PICTURE, '/nothing']) {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    const get = await app.inject({ url, headers })
    const head = await app.inject({ method: 'HEAD', url, headers })
    expect([head.statusCode, head.body]).toEqual([get.statusCode, ''])
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
  }
})

const WORKER = '/service-worker.js'

test('browsers ask each time whether the service worker has changed, and let it rule over the whole site [OFFLINE-7]', async () => {
  const app = await makeApp({ files: { 'service-worker.js': 'addEventListener("sync", () => {})' } })
  const answer = await app.inject(WORKER)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('"sync"')
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('in the place of a service worker that the build no longer has, browsers get one that removes itself [QUEUE-16]', async () => {
  const app = await makeApp()
  const answer = await app.inject(WORKER)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.body).toContain('registration.unregister()')
})
