import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FEEDS } from '#src/features/blog/formats.ts'
import { LONG_TEXT } from '#tests/server/fixtures/built-site.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

const SCRIPT = '/assets/entry-Ab12Cd34.js'
const PICTURE = '/images/hero.0a1b2c3d-480.avif'

test.each([
  [SCRIPT, 'text/javascript; charset=utf-8'],
  ['/assets/entry-Ef56Gh78.css', 'text/css; charset=utf-8'],
  ['/assets/epilogue-Mn34Op56.woff2', 'font/woff2'],
  [PICTURE, 'image/avif'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/blog.data', 'text/x-script; charset=utf-8'],
])('%s is sent as %s', async (url, type) => {
  const app = await makeApp()
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
})

test.each(Object.values(FEEDS))('the feed $path is sent as $type [FOUND-3]', async ({ path, type }) => {
  const app = await makeApp({ files: { [path.slice(1)]: LONG_TEXT } })
  expect((await app.inject(path)).headers['content-type']).toBe(`${type}; charset=utf-8`)
})

test('a file of an unknown kind is a download', async () => {
  const app = await makeApp({ files: { 'notes.xyz': 'x' } })
  expect((await app.inject('/notes.xyz')).headers['content-type']).toBe('application/octet-stream')
})

test.each([SCRIPT, PICTURE, '/assets/epilogue-Mn34Op56.woff2'])(
  '%s has its content in its name, so browsers keep it for a year',
  async (url) => {
    const app = await makeApp()
    expect((await app.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  },
)

test.each(['/', '/blog', '/blog.data', '/favicon.svg', '/robots.txt'])(
  '%s may change, so browsers ask each time and are told when it has not',
  async (url) => {
    const app = await makeApp()
    const first = await app.inject(url)
    expect(first.headers['cache-control']).toBe('no-cache')

    const { etag, 'last-modified': lastModified } = first.headers
    for (const headers of [
      { 'if-none-match': String(etag) },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': String(lastModified) },
    ]) {
      const again = await app.inject({ url, headers })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
      expect(again.headers['cache-control']).toBe('no-cache')
      expect(again.headers.vary).toBe(first.headers.vary)
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
      expect(again.headers['content-type']).toBeUndefined()
    }
  },
)

test('the same content has the same ETag in every build, and other content of equal length another', async () => {
  const one = await (await makeApp({ files: { 'robots.txt': 'aaaa' } })).inject('/robots.txt')
  const same = await (await makeApp({ files: { 'robots.txt': 'aaaa' } })).inject('/robots.txt')
  const other = await (await makeApp({ files: { 'robots.txt': 'bbbb' } })).inject('/robots.txt')
  expect(same.headers.etag).toBe(one.headers.etag)
  expect(other.headers.etag).not.toBe(one.headers.etag)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('to a browser that accepts "%s" the encoding is %s', async (accepted, encoding) => {
  const app = await makeApp()
  const answer = await app.inject({ url: SCRIPT, headers: { 'accept-encoding': accepted } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toBe('Accept-Encoding')
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }
  const text = decode[(encoding ?? 'none') as keyof typeof decode](answer.rawPayload).toString()
  expect(text).toBe(`console.log("${LONG_TEXT}")`)
})

test('each encoding has an ETag of its own, and only that one is "not modified"', async () => {
  const app = await makeApp()
  const encodings = ['br', 'gzip', 'identity']
  const answers = await Promise.all(
    encodings.map((encoding) => app.inject({ url: '/blog', headers: { 'accept-encoding': encoding } })),
  )
  const etags = answers.map(({ headers }) => String(headers.etag))
  expect(new Set(etags).size).toBe(3)

  const match = { 'accept-encoding': 'br', 'if-none-match': etags[0] }
  const again = await app.inject({ url: '/blog', headers: match })
  expect(again.statusCode).toBe(304)
  expect(again.headers['content-encoding']).toBeUndefined()
  const mismatch = { 'accept-encoding': 'gzip', 'if-none-match': etags[0] }
  expect((await app.inject({ url: '/blog', headers: mismatch })).statusCode).toBe(200)
})

test.each([PICTURE, '/assets/tiny-Ij90Kl12.js'])(
  '%s has no compressed copy, so it is the same for everyone',
  async (url) => {
    const app = await makeApp()
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBeUndefined()
  },
)

test.each(['/blog', SCRIPT, PICTURE, '/nothing'])(
  'HEAD of %s has the headers of GET, without a body',
  async (url) => {
    const app = await makeApp()
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    const get = await app.inject({ url, headers })
    const head = await app.inject({ method: 'HEAD', url, headers })
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.body).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
  },
)
