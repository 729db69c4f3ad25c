import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportSite, HOSTS, type Host } from '#scripts/static-host/export-site.ts'
import { redirectRules } from '#scripts/static-host/host-files.ts'
import { readSite } from '#server/site/read-site.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { listen, makeApp } from '#tests/server/fixtures/site.ts'
import { addressesOf, compareAnswers } from '#tests/static-host/compare-answers.ts'
import { documentedHost } from '#tests/static-host/documented-host.ts'

/** The same build on our own server and in the form of a static host. */
async function makeHosted(host: Host, environment?: Record<string, string>) {
  const app = await makeApp({ environment })
  const { buildDir, siteUrl, apiUrl } = app.config
  const outDir = await makeDataDir()
  const written = await exportSite({ buildDir, outDir, host, origins: { siteUrl, apiUrl } })
  const port = await listen(app)
  const own = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', headers: { accept: 'text/html,*/*' } })
  const hosted = documentedHost(outDir, host)
  const addresses = addressesOf(readSite(buildDir))
  return { outDir, written, addresses, own, hosted }
}

const https = { SITE_URL: 'https://kentecode.example', API_URL: 'https://api.kentecode.example' }

test.each(HOSTS)('$name answers every address as our own server does [RUN-8]', async (host) => {
  const { addresses, own, hosted, written } = await makeHosted(host, https)
  // Cloudflare's limits.
  expect(written.headerRules).toBeLessThan(100)
  expect(written.redirects).toBeLessThan(2000)
  expect(addresses).toEqual(expect.arrayContaining(['/', '/blog/3', '/news/', '/explore/nothing-here']))
  expect(await compareAnswers(addresses, own, hosted)).toEqual([])
})

test.each(HOSTS)(
  'what $name answers otherwise is what the documentation names, and no more',
  async (host) => {
    const { own, hosted } = await makeHosted(host)
    const lost = ['/Blog', '/BLOG', '/BLOG/3', '/News', '/news.data', '/assets/none.js', '/give?from=mail']
    const differences = await compareAnswers(lost, own, hosted)
    const theirs = (what: string) =>
      differences.filter((one) => one.what === what).map(({ address, theirs: found }) => [address, found])
    expect(theirs('status')).toEqual([
      ['/BLOG/3', '404'],
      ['/News', '404'],
      ['/news.data', '404'],
    ])
    expect(theirs('location').filter(([, found]) => found !== '')).toEqual([
      ['/give?from=mail', '/donate?cause=laptops#form'],
    ])
    expect(await (await hosted('/assets/none.js')).text()).toContain('Page not found')
  },
)

test('compressed copies and what is for other servers are left out, and redirects are in the form of the host [REDIRECT-4]', async () => {
  const { outDir } = await makeHosted(HOSTS[0]!)
  for (const name of ['index.html.br', 'blog/index.html', '__spa-fallback.html', '.env', 'link.txt'])
    await expect(readFile(join(outDir, name))).rejects.toThrow('ENOENT')
  expect(await readFile(join(outDir, '_redirects'), 'utf8')).toContain('/news /blog 301\n/news/ /blog 301\n')
})

test('pages at the top are also found by their usual spellings, unless those are old addresses', () => {
  const rules = redirectRules(new Map([['/old', '/about-us']]), ['/', '/about-us', '/blog', '/blog/3'])
  expect(rules.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/old /about-us',
    '/old/ /about-us',
    '/About-us /about-us',
    '/About-Us /about-us',
    '/ABOUT-US /about-us',
    '/Blog /blog',
    '/BLOG /blog',
  ])
})
