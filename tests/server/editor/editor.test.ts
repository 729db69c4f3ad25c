import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

const REPOSITORY = { CMS_REPOSITORY: 'example/site' }

test('without a repository, its addresses are like any that does not exist [CMS-5]', async () => {
  const app = await makeApp()
  for (const url of ['/admin', '/admin/', '/admin/forms.json', '/admin/backend.json', '/oauth/auth']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).not.toContain('Content editor')
  }
})

test('with a repository, /admin is the visual editor, which search engines leave out [CMS-5 CMS-6]', async () => {
  const app = await makeApp({ environment: REPOSITORY })
  // Without an OAuth app there is no sign-in.
  expect((await app.inject('/oauth/auth')).statusCode).toBe(404)
  expect((await app.inject('/admin')).headers.location).toBe('/admin/')
  const page = await app.inject('/admin/')
  expect(page.body).toContain('Content editor')
  expect(page.headers['x-robots-tag']).toBe('noindex')
  expect((await app.inject('/admin/assets/main-Ab12Cd34.js')).headers['cache-control']).toContain('immutable')
  for (const missing of ['/admin/none.js', '/admin/../page-headers.json', '/admin/..%2fpage-headers.json'])
    expect((await app.inject(missing)).statusCode, missing).toBe(404)
})

test('it has a policy of its own, and that of all other pages stays as strict as without it [CMS-5]', async () => {
  const [app, without] = [await makeApp({ environment: REPOSITORY }), await makeApp()]
  const policyOf = async (server: typeof app, url: string) =>
    (await server.inject(url)).headers['content-security-policy']
  const editor = await policyOf(app, '/admin/')
  expect(editor).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(editor).toContain('https://api.github.com')
  expect(editor).toContain("frame-ancestors 'none'")
  for (const url of ['/', '/blog', '/none', '/healthz'])
    expect(await policyOf(app, url), url).toBe(await policyOf(without, url))
})

test('every change is proposed as a pull request to the repository of the settings [CMS-5]', async () => {
  const app = await makeApp({ environment: { ...REPOSITORY, CMS_BRANCH: 'next' } })
  const place: unknown = (await app.inject('/admin/backend.json')).json()
  expect(place).toMatchObject({
    isThisComputer: false,
    publish_mode: 'editorial_workflow',
    backend: { name: 'github', repo: 'example/site', branch: 'next', auth_methods: ['token'] },
  })
})

test.each([
  [{ CMS_REPOSITORY: 'https://github.com/example/site' }, 'CMS_REPOSITORY is'],
  [{ ...REPOSITORY, CMS_GITHUB_CLIENT_ID: 'id' }, 'CMS_GITHUB_CLIENT_ID is set alone'],
  [{ CMS_GITHUB_CLIENT_ID: 'id', CMS_GITHUB_CLIENT_SECRET: 'key' }, 'CMS_REPOSITORY is not'],
])('the server does not start with settings of the editor that cannot work: %j [CMS-5]', (settings, says) => {
  const read = () => readConfig(settings)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(says)
  expect(read).not.toThrow(/'key'/)
})
