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

test('where the API has an origin of its own, pages may call it', async () => {
  const app = await makeApp({ environment: { API_URL: 'http://api.gelegrid.example' } })
  expect(policyOf((await app.inject('/blog')).headers)['connect-src']).toBe(
    "'self' http://api.gelegrid.example",
  )
})

test.each(['/robots.txt', '/images/logo.4e5f6a7b.svg', '/healthz', '/assets/nothing.js'])(
  '%s allows no inline script at all',
  async (url) => {
    const app = await makeApp()
    expect(policyOf((await app.inject(url)).headers)['script-src']).toBe("'self'")
  },
)

test.each(['/blog', '/Blog', '/nothing', '/healthz', '/api/nothing', '/robots.txt', '/%', '/api/broken'])(
  'the answer for %s has every security header',
  async (url) => {
    const app = await makeApp({
      prepare: (unprepared) =>
        unprepared.get('/api/broken', async () => {
          throw new Error('broken')
        }),
    })
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  },
)

test.each(['/assets/entry-Ab12Cd34.js', '/assets/epilogue-Mn34Op56.woff2', '/images/hero.0a1b2c3d-480.avif'])(
  '%s is never a document, so it carries nothing of what rules one',
  async (url) => {
    const { headers } = await (await makeApp({ environment: HTTPS })).inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/policy/)]))
  },
)

test('https is insisted on only where the site has it', async () => {
  const secure = (await (await makeApp({ environment: HTTPS })).inject('/blog')).headers
  expect(secure['strict-transport-security']).toBe('max-age=31536000')
  expect(policyOf(secure)).toHaveProperty('upgrade-insecure-requests')

  const local = (await (await makeApp()).inject('/blog')).headers
  expect(local['strict-transport-security']).toBeUndefined()
  expect(policyOf(local)).not.toHaveProperty('upgrade-insecure-requests')
})
