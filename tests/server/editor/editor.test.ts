import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { makeReceiver } from '#tests/server/fixtures/receiver.ts'
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
  [{ ...REPOSITORY, CMS_GITHUB_CLIENT_ID: 'id' }, 'are needed together'],
  [{ CMS_GITHUB_CLIENT_ID: 'id', CMS_GITHUB_CLIENT_SECRET: 'key' }, 'are needed together'],
])('the server does not start with settings of the editor that cannot work: %j [CMS-5]', (settings, says) => {
  const read = () => readConfig(settings)
  expect(read).toThrow(says)
  expect(read).not.toThrow(/'key'/)
})

const CODE = 'the code of GitHub'

/** Stands in for GitHub: gives a token for one code. */
const makeGitHub = () =>
  makeReceiver((response, body) => {
    const isRight = (JSON.parse(body) as { code: string }).code === CODE
    const answer = isRight ? { access_token: 'gho_<of an editor>' } : { error: 'bad_verification_code' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })

const { fetch } = globalThis

/** Sends what the server asks of GitHub to this address. */
function reachGitHubAt(url: string) {
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => fetch(String(address).replace('https://github.com', url), init))
  onTestFinished(() => spy.mockRestore())
}

async function makeSignIn(settings: Record<string, string> = {}) {
  const github = await makeGitHub()
  reachGitHubAt(github.url)
  const app = await makeApp({
    environment: {
      CMS_REPOSITORY: 'example/site',
      CMS_GITHUB_CLIENT_ID: 'the app',
      CMS_GITHUB_CLIENT_SECRET: 'the key of the app',
      SITE_URL: 'http://site.example',
      ...settings,
    },
  })
  const begun = await app.inject('/oauth/auth?provider=github&site_id=site.example&scope=repo,user')
  const [cookie] = begun.cookies
  const address = new URL(String(begun.headers.location))
  const come = (query: Record<string, string>, cookies: Record<string, string> = {}) =>
    app.inject({ url: `/oauth/callback?${new URLSearchParams(query).toString()}`, cookies })
  const state = address.searchParams.get('state') ?? ''
  return { app, github, address, state, cookie: cookie!, come }
}

/** The message from the popup to its opener. */
function handedOver(page: string) {
  const [, json = ''] = /id="result">(.*?)<\/script>/.exec(page) ?? []
  return JSON.parse(json) as { origin: string; message: string }
}

test('the sign-in begins at GitHub, with a state that only this browser has [CMS-6]', async () => {
  const { address, state, cookie } = await makeSignIn()
  expect(address.origin + address.pathname).toBe('https://github.com/login/oauth/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'the app',
    redirect_uri: 'http://site.example/oauth/callback',
    scope: 'repo',
    state,
  })
  expect(state).toMatch(/^[\w-]{43}$/)
  expect(cookie).toMatchObject({ value: state, httpOnly: true, sameSite: 'Lax' })
})

test('back from GitHub, the token is handed to a window of the site alone, and kept nowhere [CMS-6]', async () => {
  const { github, state, cookie, come } = await makeSignIn()
  const page = await come({ code: CODE, state }, { [cookie.name]: cookie.value })
  expect(page.statusCode).toBe(200)
  expect(github.received.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    [
      '/login/oauth/access_token',
      {
        client_id: 'the app',
        client_secret: 'the key of the app',
        code: CODE,
        redirect_uri: 'http://site.example/oauth/callback',
      },
    ],
  ])
  expect(handedOver(page.body)).toEqual({
    origin: 'http://site.example',
    message: 'authorization:github:success:{"provider":"github","token":"gho_<of an editor>"}',
  })
  expect(page.body).not.toContain('gho_<')
  expect(page.body).not.toContain('the key of the app')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/)
  expect(page.cookies).toContainEqual(expect.objectContaining({ name: cookie.name, value: '' }))
})

test('where another host has the pages, the token goes to the editor at the address of the API [CMS-6]', async () => {
  const { address, state, cookie, come } = await makeSignIn({
    SERVE_SITE: 'false',
    API_URL: 'http://api.site.example',
  })
  expect(address.searchParams.get('redirect_uri')).toBe('http://api.site.example/oauth/callback')
  const page = await come({ code: CODE, state }, { [cookie.name]: cookie.value })
  expect(handedOver(page.body)).toMatchObject({
    origin: 'http://api.site.example',
    message: expect.stringMatching(/^authorization:github:success:/),
  })
})

test.each([
  ['no state', {}, true],
  ['the state of another browser', { state: 'x'.repeat(43) }, true],
  ['a state that this browser did not begin', undefined, false],
])('with %s nobody is signed in, and GitHub is not asked [CMS-6]', async (_, given, hasCookie) => {
  const { github, state, cookie, come } = await makeSignIn()
  const page = await come(
    { code: CODE, ...(given ?? { state }) },
    hasCookie ? { [cookie.name]: cookie.value } : {},
  )
  expect(page.statusCode).toBe(400)
  expect(handedOver(page.body).message).toMatch(/^authorization:github:error:/)
  expect(github.received).toEqual([])
})

test('a code that GitHub does not know, or a refusal, is an error that the editor shows [CMS-6]', async () => {
  const { state, cookie, come } = await makeSignIn()
  const cookies = { [cookie.name]: cookie.value }
  const wrong = await come({ code: 'another', state }, cookies)
  expect(wrong.statusCode).toBe(502)
  expect(handedOver(wrong.body).message).toMatch(/^authorization:github:error:/)
  const refused = await come({ error: 'access_denied', state }, cookies)
  expect(handedOver(refused.body).message).toMatch(/^authorization:github:error:/)
})

test('the secret of the app does not follow a redirect of GitHub to another address [CMS-6]', async () => {
  const elsewhere = await makeGitHub()
  const github = await makeReceiver(
    (response) => void response.writeHead(307, { location: elsewhere.url }).end(),
  )
  const { state, cookie, come } = await makeSignIn()
  reachGitHubAt(github.url)
  const page = await come({ code: CODE, state }, { [cookie.name]: cookie.value })
  expect(page.statusCode).toBe(502)
  expect([github.received.length, elsewhere.received]).toEqual([1, []])
})
