import { expect, test } from 'vitest'
import { AMINA, makeServer, makeMemberApp, makeBrowser } from '#tests/server/fixtures/accounts.ts'

const REFUSED = {
  error: 'This can only be done from the pages of this site. Please open the site and try again.',
}

const CHANGES = [
  ['POST', '/auth/signup'],
  ['POST', '/auth/login'],
  ['GET', '/auth/logout'],
  ['PUT', '/account/mailing-list'],
  ['DELETE', '/account'],
  // The same paths, encoded.
  ['POST', '/%61uth/login'],
  ['DELETE', '/accoun%74'],
] as const

const FOREIGN: Array<Record<string, string>> = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

const FROM_HERE: Array<Record<string, string>> = [
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
]

test('changes are made for the pages of this site and addresses that somebody typed, not for pages of other sites (ASVS 3.5.1, 3.5.3)', async () => {
  const { app, member: browser } = await makeMemberApp()
  for (const [method, url] of CHANGES)
    for (const headers of FOREIGN) {
      const elsewhere = makeBrowser(app, { headers, cookies: Object.fromEntries(browser.cookies) })
      const answer = await elsewhere.call(method, url, method === 'POST' ? AMINA : undefined)
      expect([method, url, headers, answer.statusCode]).toEqual([method, url, headers, 403])
      if (!url.includes('%')) expect(answer.json()).toEqual(REFUSED)
    }
  expect(await browser.whoAmI()).not.toBeNull()
  for (const headers of FROM_HERE) {
    const answer = await makeBrowser(app, { headers }).logIn(AMINA)
    expect([headers, answer.statusCode]).toEqual([headers, 200])
  }
})

test('what a form can send without asking is not accepted (ASVS 3.5.2)', async () => {
  const { app } = await makeServer()
  const part = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n'
  for (const [type, payload] of [
    ['text/plain', JSON.stringify(AMINA)],
    ['application/x-www-form-urlencoded', new URLSearchParams(AMINA).toString()],
    ['multipart/form-data; boundary=x', part],
  ] as const) {
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/auth/login', headers, payload })
    expect([type, answer.statusCode]).toEqual([type, 415])
  }
})

test('only the origin of the site is allowed to ask from elsewhere, for all that the account page does', async () => {
  const environment = { SITE_URL: 'https://gelegrid.example', API_URL: 'https://api.gelegrid.example' }
  const { app } = await makeServer({ environment })
  const preflight = (origin: string, method: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/account',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    })
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
    const { headers } = await preflight('https://gelegrid.example', method)
    expect(headers['access-control-allow-origin']).toBe('https://gelegrid.example')
    expect(headers['access-control-allow-methods']).toContain(method)
    expect(headers['access-control-allow-headers']).toBe('content-type')
  }
  const foreign = await preflight('https://elsewhere.example', 'DELETE')
  expect(foreign.headers['access-control-allow-origin']).not.toBe('https://elsewhere.example')
})
