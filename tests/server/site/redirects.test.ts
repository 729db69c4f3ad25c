import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { redirectsPath } from '#server/platform/build-output.ts'
import { readSite } from '#server/site/read-site.ts'
import { ask, listen, makeApp, makeBuild } from '#tests/server/fixtures/site.ts'

test.each([
  ['/news', '/blog'],
  ['/NEWS', '/blog'],
  ['/n%65ws', '/blog'],
  ['/news?from=mail&to=me', '/blog?from=mail&to=me'],
  ['/Old/Third.php?page=2', '/blog/3?page=2#comments'],
  ['/give', '/donate?cause=laptops#form'],
  ['/give/?amount=10', '/donate?cause=laptops&amount=10#form'],
])('the old address %s leads for good to %s [REDIRECT-3]', async (url, location) => {
  const app = await makeApp()
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(location)
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('a page that is there is shown, also where a build has a redirect from its address [REDIRECT-3]', async () => {
  const app = await makeApp()
  expect((await app.inject('/gallery')).statusCode).toBe(200)
  expect((await app.inject('/Gallery')).headers.location).toBe('/gallery')
})

test.each([['/news.data?_routes=routes%2Fsite%2Fnot-found', '/blog']])(
  'a page that asks for %s is sent to %s as a whole [REDIRECT-5]',
  async (url, target) => {
    const app = await makeApp()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['x-remix-redirect']).toBe(target)
    expect(answer.headers['x-remix-reload-document']).toBe('true')
  },
)

test('what is not quite an old address is not found', async () => {
  const app = await makeApp()
  const port = await listen(app)
  for (const path of ['/new', '/news/1', '/news//', '//news', '/old/thirdXphp'])
    expect((await ask({ port, path })).status).toBe(404)
  expect((await ask({ port, path: '/news', method: 'POST' })).status).toBe(405)
})

test.each([
  '{"/news": "https://evil.example"}',
  '{"/news": "//evil.example"}',
  '{"/news": "/\\\\evil.example"}',
  '{',
])('a build that leads elsewhere or has no redirects is refused: %s', async (text) => {
  const buildDir = await makeBuild()
  await writeFile(redirectsPath(buildDir), text)
  expect(() => readSite(buildDir)).toThrow('redirects.json is missing or broken')
  await rm(redirectsPath(buildDir))
  expect(() => readSite(buildDir)).toThrow('redirects.json is missing or broken')
})
