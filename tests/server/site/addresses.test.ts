import { expect, test } from 'vitest'
import { ask, listen, makeApp } from '#tests/server/fixtures/site.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test.each([
  ['/', 'Home'],
  ['/blog', 'Blog'],
  ['/blog/3', 'Third article'],
  ['/bl%6Fg', 'Blog'],
])('%s is the page "%s"', async (url, title) => {
  const app = await makeApp()
  const answer = await app.inject({ url, headers: BROWSER })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(`<h1>${title}</h1>`)
})

test.each([
  ['/Gallery', '/gallery'],
  ['/BLOG/3', '/blog/3'],
  ['/Blog?q=%C3%A9&x=//evil.example', '/blog?q=%C3%A9&x=//evil.example'],
  ['/blog/', '/blog'],
  ['/BLOG/3/', '/blog/3'],
  ['/Blog.data', '/blog.data'],
  ['/Blog.data?_routes=routes%2Fblog', '/blog.data?_routes=routes%2Fblog'],
])('%s leads for good to %s [PAGE-16]', async (url, location) => {
  const app = await makeApp()
  const answer = await app.inject({ url, headers: BROWSER })
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(location)
  expect(answer.body).toBe('')
})

test.each([
  '//evil.example/',
  '///evil.example/blog/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/.//evil.example/',
  '//evil.example/%2e%2e/',
  '/https://evil.example/',
])('%s is not a way to another site', async (path) => {
  const app = await makeApp()
  const answer = await ask({ port: await listen(app), path, headers: BROWSER })
  expect(answer.status).toBe(404)
  expect(answer.headers.location).toBeUndefined()
})

test('a request through a proxy, which names the whole address, gets the page of its path', async () => {
  const app = await makeApp()
  const port = await listen(app)
  const answer = await ask({ port, path: 'http://evil.example/blog/?page=2' })
  expect(answer.status).toBe(301)
  expect(answer.headers.location).toBe('/blog?page=2')
})

test.each(['/nothing', '/blog/index.html', '/blog//', '/404', '/blog/1.5', '/photo.png'])(
  'a browser that asks for %s is shown the 404 page, with status 404 [MORE-44]',
  async (url) => {
    const app = await makeApp()
    const answer = await app.inject({ url, headers: BROWSER })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding')
    expect(answer.body).toContain('<h1>Page not found</h1>')
  },
)

test.each(['/auth/nothing', '/api/nothing', '/auth', '/api/nothing.js'])(
  'a request for %s that accepts JSON gets a 404 in JSON',
  async (url) => {
    const app = await makeApp()
    const answer = await app.inject({ url, headers: BROWSER })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ error: 'There is nothing at this address.' })
  },
)

test.each(['/assets/old-Zz99Yy88.js', '/images/gone', '/photo.png', '/nothing.data'])(
  'a missing file is answered in one line of text: %s',
  async (url) => {
    const app = await makeApp()
    const answer = await app.inject({ url, headers: { accept: '*/*' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe('There is nothing at this address.\n')
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s on a page is rejected, with the allowed methods',
  async (method) => {
    const app = await makeApp()
    const port = await listen(app)
    for (const path of ['/', '/blog', '/Blog', '/blog/', '/assets/entry-Ab12Cd34.js']) {
      const answer = await ask({ port, path, method })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  },
)

test.each([
  ['/blog)', '/blog'],
  ['/blog/3.', '/blog/3'],
  ['/blog%E2%80%9D?page=2', '/blog?page=2'],
  ['/news).', '/blog'],
  ['/).', '/'],
  ['/nothing).', null],
  ['/_root.data)', '/_root.data'],
])('a link pasted with punctuation, %s, leads to %s [REDIRECT-6]', async (url, location) => {
  const app = await makeApp()
  const answer = await app.inject({ url, headers: BROWSER })
  expect(answer.headers.location).toBe(location ?? undefined)
  expect(answer.statusCode).toBe(location === null ? 404 : 301)
})

test('password managers are led to where a password is changed [REDIRECT-6]', async () => {
  const app = await makeApp()
  const answer = await app.inject({ url: '/.well-known/change-password', headers: BROWSER })
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/explore/my-account#reset-password'])
})

test.each(['/%', '/blog/%E0%A4%A'])(
  'a browser that opens %s gets the page for unknown addresses [REDIRECT-6]',
  async (path) => {
    const app = await makeApp()
    const answer = await ask({ port: await listen(app), path, headers: BROWSER })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body.toString()).toContain('<h1>Page not found</h1>')
  },
)

test.each(['/%zz', '/blog/%E0%A4%A', '/%C0%AE', '/%ff', '/api/%'])(
  '%s cannot be decoded and is refused as malformed',
  async (path) => {
    const app = await makeApp()
    const answer = await ask({ port: await listen(app), path, headers: { accept: 'application/json' } })
    expect(answer.status).toBe(400)
    expect(answer.body.toString()).toContain('This request could not be understood.')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  },
)
