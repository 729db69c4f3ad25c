import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { BLOG_SCRIPT } from '#tests/server/fixtures/built-site.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

const HTTPS = { SITE_URL: 'https://gelegrid.org' }

function policyOf(headers: Record<string, unknown>) {
  const directives = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(directives.map((line) => line.split(/ (.*)/s, 2)))
}

test('a page may load what the site is made of, and nothing else', async () => {
  const app = await makeApp()
  const hash = createHash('sha256').update(BLOG_SCRIPT).digest('base64')
  expect(policyOf((await app.inject('/blog')).headers)).toEqual({
    'default-src': "'self'",
    'script-src': `'self' 'sha256-${hash}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': 'https://www.youtube-nocookie.com',
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

test('what is no page allows no inline script at all', async () => {
  const app = await makeApp()
  for (const url of ['/robots.txt', '/images/logo.4e5f6a7b.svg', '/healthz', '/assets/nothing.js'])
    expect([url, policyOf((await app.inject(url)).headers)['script-src']]).toEqual([url, "'self'"])
})

test('every answer has every security header', async () => {
  const app = await makeApp({
    prepare: (unprepared) =>
      unprepared.get('/api/broken', async () => {
        throw new Error('broken')
      }),
  })
  const pages = ['/blog', '/Blog', '/nothing', '/robots.txt', '/%']
  for (const url of [...pages, '/healthz', '/api/nothing', '/api/broken'])
    expect((await app.inject(url)).headers, url).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
})

test('scripts, fonts and pictures are never documents, so they carry nothing of what rules one', async () => {
  const app = await makeApp({ environment: HTTPS })
  for (const name of ['assets/entry-Ab12Cd34.js', 'images/hero.0a1b2c3d-480.avif']) {
    const { headers } = await app.inject(`/${name}`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(Object.keys(headers).filter((header) => header.includes('policy'))).toEqual([])
  }
})

test('https is insisted on only where the site has it', async () => {
  const secure = (await (await makeApp({ environment: HTTPS })).inject('/blog')).headers
  expect(secure['strict-transport-security']).toBe('max-age=31536000')
  expect(policyOf(secure)).toHaveProperty('upgrade-insecure-requests')

  const local = (await (await makeApp()).inject('/blog')).headers
  expect(local['strict-transport-security']).toBeUndefined()
  expect(policyOf(local)).not.toHaveProperty('upgrade-insecure-requests')
})
