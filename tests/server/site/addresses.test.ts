import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { buildPaths } from '#server/platform/build-output.ts'
import { readSite } from '#server/site/read-site.ts'
import { SECRET } from '#tests/server/fixtures/built-site.ts'
import { listen, makeApp, makeBuild } from '#tests/server/fixtures/site.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** Sends a request over a real connection with exactly this path, which other clients would normalize. */
async function ask(options: RequestOptions) {
  const sent = request({ host: '127.0.0.1', agent: false, ...options }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

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
  const plain = ['//evil.example/', '///evil.example/blog/', '/.//evil.example/', '/https://evil.example/']
  const encoded = ['/\\evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '//evil.example/%2e%2e/']
  for (const path of [...plain, ...encoded]) {
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
    expect(answer.body).toContain('<h1>Page not found</h1>')
  }
})

test('an unknown address of the API is a 404 in JSON, and a missing file one in a line of text', async () => {
  const app = await makeApp()
  for (const url of ['/auth/nothing', '/auth', '/api/nothing.js']) {
    const answer = await app.inject({ url, headers: BROWSER })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ error: 'There is nothing at this address.' })
  }
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

test('old addresses lead for good to the new ones [REDIRECT-3]', async () => {
  const app = await makeApp()
  for (const [url, location] of [
    ['/NEWS', '/blog'],
    ['/n%65ws', '/blog'],
    ['/news?from=mail&to=me', '/blog?from=mail&to=me'],
    ['/Old/Third.php?page=2', '/blog/3?page=2#comments'],
    ['/give/?amount=10', '/donate?cause=laptops&amount=10#form'],
  ]) {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([url, statusCode, headers.location]).toEqual([url, 301, location])
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('a page that is there is shown, also where a build has a redirect from its address [REDIRECT-3]', async () => {
  const app = await makeApp()
  expect((await app.inject('/gallery')).statusCode).toBe(200)
  expect((await app.inject('/Gallery')).headers.location).toBe('/gallery')
  // Asked for by an open page of a build in which the page had data.
  expect((await app.inject('/gallery.data')).headers['x-remix-redirect']).toBe('/gallery')
})

test('a page that asks for the data of an old address is sent to the new one as a whole [REDIRECT-5]', async () => {
  const app = await makeApp()
  const answer = await app.inject('/news.data?_routes=routes%2Fsite%2Fnot-found')
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['x-remix-redirect']).toBe('/blog')
  expect(answer.headers['x-remix-reload-document']).toBe('true')
})

test('a build that leads elsewhere or has no redirects is refused', async () => {
  const buildDir = await makeBuild()
  const refuse = () => expect(() => readSite(buildDir)).toThrow('redirects.json is missing or broken')
  for (const target of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await writeFile(buildPaths(buildDir).redirects, JSON.stringify({ '/news': target }))
    refuse()
  }
  await writeFile(buildPaths(buildDir).redirects, '{')
  refuse()
  await rm(buildPaths(buildDir).redirects)
  refuse()
})

const PATHS = String.raw`
  /../secret.txt /blog/../../secret.txt /%2e%2e/secret.txt /.%2e/secret.txt /%2e%2e%2fsecret.txt
  /..%2fsecret.txt /..%5csecret.txt /..\secret.txt /assets/%2e%2e/%2e%2e/secret.txt
  /%252e%252e%252fsecret.txt /....//secret.txt /..%00/secret.txt /secret.txt%00.html /etc/passwd
  /%2fetc%2fpasswd /file:///etc/passwd /C:%5Csecret.txt /link.txt /linked/secret.txt /.env /%2eenv
  /.well-known/secret.txt /page-headers.json /../page-headers.json /lonely.txt.br /blog%2f3
  /assets%2fentry-Ab12Cd34.js /assets\entry-Ab12Cd34.js /blog/../robots.txt /__proto__
  /%zz /blog/%E0%A4%A /%C0%AE /api/%
`
  .trim()
  .split(/\s+/)

test('nothing outside the build is there, however it is asked for', async () => {
  const port = await listen(await makeApp())
  for (const path of PATHS) {
    const answer = await ask({ port, path, headers: { accept: '*/*' } })
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.body).not.toContain(SECRET)
  }
})

test('compressed copies and the shell for other hosts have no address', async () => {
  const app = await makeApp()
  for (const url of ['/blog/index.html.br', '/assets/entry-Ab12Cd34.js.br', '/__spa-fallback.html']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' } })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).not.toContain('Fallback')
  }
})

test('a file with spaces and accents in its name is found under its encoded address', async () => {
  const app = await makeApp()
  const answer = await app.inject('/na%C3%AFve%20file.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('spaces and accents\n')
})
