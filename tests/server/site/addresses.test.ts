import { expect, test } from 'vitest'
import { ask, listen, makeApp } from '#tests/server/fixtures/site.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test('other spellings, and links pasted with punctuation, lead for good to the page [PAGE-16 REDIRECT-6]', async () => {
  const app = await makeApp()
  for (const url of ['/', '/blog/3', '/bl%6Fg']) expect((await app.inject(url)).statusCode).toBe(200)
  for (const [url, location] of [
    ['/BLOG/3', '/blog/3'],
    ['/Blog?q=%C3%A9&x=//evil.example', '/blog?q=%C3%A9&x=//evil.example'],
    ['/blog/', '/blog'],
    ['/BLOG/3/', '/blog/3'],
    ['/Blog.data?_routes=routes%2Fblog', '/blog.data?_routes=routes%2Fblog'],
    ['/blog)', '/blog'],
    ['/blog/3.', '/blog/3'],
    ['/blog%E2%80%9D?page=2', '/blog?page=2'],
    ['/news).', '/blog'],
    ['/).', '/'],
    ['/_root.data)', '/_root.data'],
    // Where password managers expect a form for a new password.
    ['/.well-known/change-password', '/explore/my-account#reset-password'],
  ]) {
    const answer = await app.inject({ url, headers: BROWSER })
    expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 301, location])
    expect(answer.body).toBe('')
  }
})

test('no address is a way to another site', async () => {
  const port = await listen(await makeApp())
  const slashes = ['//evil.example/', '///evil.example/blog/', '/\\evil.example/', '/%5Cevil.example/']
  const others = [
    '/%2F%2Fevil.example/',
    '/.//evil.example/',
    '//evil.example/%2e%2e/',
    '/https://evil.example/',
  ]
  for (const path of [...slashes, ...others]) {
    const answer = await ask({ port, path, headers: BROWSER })
    expect([path, answer.status, answer.headers.location]).toEqual([path, 404, undefined])
  }
  // Through a proxy, which names the whole address.
  const answer = await ask({ port, path: 'http://evil.example/blog/?page=2' })
  expect([answer.status, answer.headers.location]).toEqual([301, '/blog?page=2'])
})

test('a browser is shown the page for unknown addresses, also where an address cannot be decoded [MORE-44 REDIRECT-6]', async () => {
  const port = await listen(await makeApp())
  for (const path of [
    '/nothing',
    '/nothing).',
    '/blog/index.html',
    '/404',
    '/photo.png',
    '/%',
    '/a/%E0%A4%A',
  ]) {
    const answer = await ask({ port, path, headers: BROWSER })
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept, Accept-Encoding',
    })
    expect(answer.body.toString()).toContain('<h1>Page not found</h1>')
  }
})

test('an unknown address of the API is a 404 in JSON', async () => {
  const app = await makeApp()
  for (const url of ['/auth/nothing', '/auth', '/api/nothing.js']) {
    const answer = await app.inject({ url, headers: BROWSER })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ error: 'There is nothing at this address.' })
  }
})

test('a missing file is answered in one line of text', async () => {
  const app = await makeApp()
  for (const url of ['/assets/old-Zz99Yy88.js', '/images/gone', '/photo.png', '/nothing.data']) {
    const answer = await app.inject({ url, headers: { accept: '*/*' } })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe('There is nothing at this address.\n')
  }
})

test('pages and files can only be read', async () => {
  const port = await listen(await makeApp())
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    for (const path of ['/', '/Blog', '/assets/entry-Ab12Cd34.js']) {
      const { status, headers } = await ask({ port, path, method })
      expect([method, path, status]).toEqual([method, path, 405])
      expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
    }
})

test('an address that cannot be decoded is refused as malformed to programs', async () => {
  const port = await listen(await makeApp())
  for (const path of ['/%zz', '/blog/%E0%A4%A', '/%C0%AE', '/api/%']) {
    const answer = await ask({ port, path, headers: { accept: 'application/json' } })
    expect([path, answer.status]).toEqual([path, 400])
    expect(answer.body.toString()).toContain('This request could not be understood.')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})
