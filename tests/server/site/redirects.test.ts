import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { redirectsPath } from '#server/platform/build-output.ts'
import { readSite } from '#server/site/read-site.ts'
import { makeApp, makeBuild } from '#tests/server/fixtures/site.ts'

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
    await writeFile(redirectsPath(buildDir), JSON.stringify({ '/news': target }))
    refuse()
  }
  await writeFile(redirectsPath(buildDir), '{')
  refuse()
  await rm(redirectsPath(buildDir))
  refuse()
})
