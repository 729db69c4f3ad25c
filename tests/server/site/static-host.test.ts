import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { exportSite, redirectRules } from '#scripts/static-host.ts'
import { contentTypeOf } from '#server/site/content-types.ts'
import { readSite } from '#server/site/read-site.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string }

/** Whether a rule may answer with a page and the status 404; otherwise the nearest 404.html is used. */
const HOSTS = [
  { name: 'Netlify', hasNotFoundRules: true },
  { name: 'Cloudflare', hasNotFoundRules: false },
]
type Host = (typeof HOSTS)[number]

/** What Netlify and Cloudflare Pages document that they answer, as neither runs here: docs/deploying.md. */
function documentedHost(folder: string, { hasNotFoundRules }: Host) {
  const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n')
  const redirects = linesOf('_redirects')
    .map((line) => line.split(' '))
    .filter(([, , status]) => hasNotFoundRules || status !== '404')
  const matches = (pattern: string, pathname: string) =>
    new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`).test(pathname)
  const isFile = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()

  function headersFor(pathname: string) {
    const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' }
    let isMatch = false
    for (const line of linesOf('_headers')) {
      const [, name, value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      if (name === undefined) isMatch = matches(line, pathname)
      else if (isMatch) headers[name] = value
    }
    return headers
  }

  // By the ending alone, and not every ending is known.
  const guessedType = (name: string) =>
    /\.(?:data|js|svg|webmanifest)$/.test(name)
      ? 'application/octet-stream'
      : contentTypeOf(`file${posix.extname(name)}`)

  const contentOf = (name: string, headers: Record<string, string>, type?: string) => ({
    headers: { 'content-type': guessedType(name), ...headers, ...(type && { 'content-type': type }) },
    body: readFileSync(join(folder, name), 'utf8'),
  })

  /** The nearest 404.html: in the folder of the address, or above it. */
  function notFoundPage(pathname: string): string {
    const page = posix.join(pathname, '404.html').slice(1)
    return pathname === '/' || (!hasNotFoundRules && isFile(page))
      ? page
      : notFoundPage(posix.dirname(pathname))
  }

  return (address: string): Answer => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const [, to = '', rule] = redirects.find(([from = '']) => matches(from, pathname)) ?? []
    const target = new URL(to, 'http://localhost')
    const moveTo = (location: string) => ({ statusCode: 301, headers: { location }, body: '' })
    if (rule === '301') return moveTo(target.pathname + (target.search || search) + target.hash)
    const page = pathname === '/' ? 'index.html' : `${pathname.slice(1).replace(/\/$/, '')}.html`
    if (pathname.endsWith('/') && pathname !== '/' && isFile(page))
      return moveTo(pathname.slice(0, -1) + search)
    const found = [pathname.slice(1), page].find((name) => name !== '' && isFile(name))
    const headers = headersFor(pathname)
    if (found !== undefined) return { statusCode: 200, ...contentOf(found, headers) }
    const missing = rule === '404' ? to.slice(1) : notFoundPage(pathname)
    return { statusCode: 404, ...contentOf(missing, headers, 'text/html; charset=utf-8') }
  }
}

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]+)"\/>/

/** What a browser does with an answer. */
function factsOf({ statusCode, headers, body }: Answer): Record<string, unknown> {
  // Its body is not shown.
  if (statusCode === 301) return { status: 'moved', location: headers.location }
  const { 'content-security-policy': policy, 'cache-control': caching, ...others } = headers
  const isAskedFor = statusCode === 404 || /no-cache|must-revalidate/.test(String(caching))
  // Of several policies all hold: the one of the page rules its scripts, if the last header leaves them to it.
  const [, scripts] = POLICY.exec(body) ?? []
  const ruled = scripts && String(policy).replace(/script-src [^;]*'unsafe-inline'/, scripts)
  return {
    ...others,
    status: statusCode,
    caching: isAskedFor ? 'asked for anew' : caching,
    // Other types cannot run scripts.
    policy: /html|svg/.test(String(headers['content-type'])) ? (ruled ?? policy) : undefined,
    body: body.replace(POLICY, ''),
  }
}

const COMPARED = ['status', 'location', 'content-type', 'caching', 'policy', 'body']
const HEADERS = [
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'permissions-policy',
]

const MISSING = [
  '/nothing-here',
  '/blog/nothing-here',
  '/explore/nothing-here',
  '/explore/a/b',
  '/nothing.html',
]

/** Addresses of all files and redirects, and others that people and programs ask for. */
function addressesOf({ files, redirects }: Pick<ReturnType<typeof readSite>, 'files' | 'redirects'>) {
  const found = [...files.keys()].filter((address) => !/[^\w./-]/.test(address))
  const pages = found.filter((address) => !/\.\w+$/.test(address) && address !== '/')
  const others = [...redirects].filter(([from]) => !files.has(from))
  const old = others.flatMap(([from, to]) =>
    // Hosts do not append a second query.
    [from, `${from}/`, ...(to.includes('?') ? [] : [`${from}?utm_source=mail`])],
  )
  return [...found, ...pages.map((page) => `${page}/`), ...old, ...MISSING]
}

/** The same build on our own server and in the form of a static host, and what a host answers otherwise. */
async function makeHosted(host: Host, environment?: Record<string, string>) {
  const app = await makeApp({ environment })
  const { buildDir, siteUrl, apiUrl } = app.config
  const outDir = await makeDataDir()
  const written = await exportSite({ buildDir, outDir, origins: { siteUrl, apiUrl } })
  const ask = documentedHost(outDir, host)
  const differences = async (addresses: ReadonlyArray<string>) => {
    const found: Array<[address: string, what: string, theirs: unknown]> = []
    for (const address of addresses) {
      const own = factsOf(await app.inject({ url: address, headers: { accept: 'text/html,*/*' } }))
      const theirs = factsOf(ask(address))
      // What our server does not send, as it has no effect on a file of that type, a host may.
      for (const what of [...COMPARED, ...HEADERS.filter((name) => name in own)])
        if (own[what] !== theirs[what]) found.push([address, what, theirs[what]])
    }
    return found
  }
  return { outDir, written, differences, addresses: addressesOf(readSite(buildDir)) }
}

const https = { SITE_URL: 'https://kentecode.example', API_URL: 'https://api.kentecode.example' }

test.each(HOSTS)('$name answers every address as our own server does [RUN-8]', async (host) => {
  const { addresses, differences, written } = await makeHosted(host, https)
  // Cloudflare's limits.
  expect(written.headerRules).toBeLessThan(100)
  expect(written.redirects).toBeLessThan(2000)
  expect(addresses).toEqual(expect.arrayContaining(['/', '/blog/3', '/news/', '/explore/nothing-here']))
  expect(await differences(addresses)).toEqual([])
})

test.each(HOSTS)(
  'what $name answers otherwise is what the documentation names, and no more',
  async (host) => {
    const { differences } = await makeHosted(host)
    const lost = ['/Blog', '/BLOG', '/BLOG/3', '/News', '/news.data', '/assets/none.js', '/give?from=mail']
    const found = await differences(lost)
    expect(found.filter(([, what]) => what === 'status')).toEqual([
      ['/BLOG/3', 'status', 404],
      ['/News', 'status', 404],
      ['/news.data', 'status', 404],
    ])
    expect(found.filter(([, what, theirs]) => what === 'location' && theirs)).toEqual([
      ['/give?from=mail', 'location', '/donate?cause=laptops#form'],
    ])
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
