// @vitest-environment node
import { ChakraProvider } from '@chakra-ui/react'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRoutesStub, matchRoutes, type MetaDescriptor, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagesToPrerender } from '#scripts/content/pages-to-prerender.ts'
import { siteFactsOf } from '#scripts/content/site-facts.ts'
import { themeColors } from '#scripts/theme/render-theme.ts'
import { addressChangedEmail, passwordChangedEmail } from '#server/accounts/emails.ts'
import { recoveryEmail } from '#server/recovery/email.ts'
import { readSite } from '#src/content/site.ts'
import { env } from '#src/lib/env.ts'
import routeConfig from '#src/routes.ts'
import { system } from '#src/theme/system.ts'
import { compiledFolder } from '#tests/setup/compiled-site.ts'

/* The site of another organisation: its pages, files and emails name no other one. */

const OTHER_NAME = /gele\s?grid/i
const SITE_URL = 'https://kentecode.example'
const root = compiledFolder('fixture')

type Params = Record<string, string | undefined>
type RouteModule = {
  default?: ComponentType
  loader?: (args: { params: Params; request: { url: string } }) => unknown
  meta?: (args: {
    loaderData: unknown
    params: Params
    matches: Array<{ loaderData: unknown }>
  }) => Array<MetaDescriptor>
}

const modules = import.meta.glob<RouteModule>('../../src/routes/**/*.{ts,tsx}')

beforeEach(() => {
  env.siteUrl = SITE_URL
})

afterEach(() => {
  env.siteUrl = undefined
})

const moduleOf = new Map<string | undefined, RouteModule>([
  ['root', { loader: () => ({ site: readSite() }) }],
])

async function readRoutes(entries: Array<RouteConfigEntry>): Promise<Array<RouteObject>> {
  return Promise.all(
    entries.map(async ({ id: ownId, file, path, index, children = [] }) => {
      const id = ownId ?? file.replace(/\.tsx?$/, '')
      const module = (await modules[`../../src/${file}`]?.()) ?? {}
      moduleOf.set(id, module)
      const route = { id, ...(path === undefined ? {} : { path }), Component: module.default ?? null }
      return index ? { ...route, index } : { ...route, children: await readRoutes(children) }
    }),
  )
}

/** The routes of src/routes.ts below a root route with the root's data. */
const routes = [{ id: 'root', path: '', children: await readRoutes(routeConfig) }]
// The stub's route type narrows loaders, which these routes do not have.
const Site = createRoutesStub(routes as Parameters<typeof createRoutesStub>[0])

async function renderPage(address: string) {
  const matches = matchRoutes(routes, address) ?? []
  const request = { url: `${SITE_URL}${address}` }
  const data = await Promise.all(
    matches.map(async ({ route: { id }, params }) => [
      id,
      (await moduleOf.get(id)?.loader?.({ params, request })) ?? null,
    ]),
  )
  const loaderData = Object.fromEntries(data) as Record<string, unknown>
  const { route: { id = 'root' } = {}, params = {} } = matches.at(-1) ?? {}
  const head =
    moduleOf
      .get(id)
      ?.meta?.({ loaderData: loaderData[id], params, matches: [{ loaderData: loaderData.root }] }) ?? []
  const { prelude } = await prerenderToNodeStream(
    <ChakraProvider value={system}>
      <Site initialEntries={[address]} hydrationData={{ loaderData }} />
    </ChakraProvider>,
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return { html, text: JSON.stringify([loaderData, head]) + html }
}

async function readResource(address: string) {
  const [match] = matchRoutes(routes, address)?.slice(-1) ?? []
  const request = { url: `${SITE_URL}${address}` }
  const answer = await moduleOf.get(match?.route.id)?.loader?.({ params: match?.params ?? {}, request })
  return (answer as Response).text()
}

const addresses = await pagesToPrerender(root)
const isFile = (address: string) => /\.\w+$/.test(address)

test.each(addresses.filter((address) => !isFile(address)))(
  '%s names its own organisation only',
  async (address) => {
    const { html, text } = await renderPage(address)
    expect(html.length).toBeGreaterThan(1000)
    expect(text).not.toMatch(OTHER_NAME)
    expect(text).toContain('Kente Code')
  },
)

test.each(addresses.filter(isFile))('the file %s is free of other organisations', async (address) => {
  expect(await readResource(address)).not.toMatch(OTHER_NAME)
})

test('the calendar has the name and the domain of its organisation', async () => {
  const calendar = await readResource('/events.ics')
  expect(calendar).toContain('PRODID:-//Kente Code//Events//EN')
  expect(calendar).toContain('@kentecode.example')
})

test('emails name the organisation of the content', async () => {
  const { organisation } = await siteFactsOf(root, themeColors())
  const notice = {
    account: { first_name: 'Amina', email: 'amina@example.com' },
    organisation,
    siteUrl: new URL(SITE_URL),
  }
  const recovery = { ...notice, code: '0042', reason: null, linkKey: 'k'.repeat(22), ttl: 600_000 }
  const emails = [passwordChangedEmail(notice), addressChangedEmail(notice), recoveryEmail(recovery)]
  for (const { subject, body } of emails) {
    expect(subject).toContain('Kente Code')
    expect(body).toContain('Your Kente Code team')
    expect(subject + body).not.toMatch(OTHER_NAME)
  }
  expect(organisation).toEqual({
    name: 'Kente Code',
    domain: 'kentecode.example',
    address: expect.any(String),
    email: 'hello@kentecode.example',
    referencePrefix: 'KC',
  })
})

test('no source names an organisation', () => {
  const sources = import.meta.glob<string>('../../{admin,contract,server,src}/**/*.{ts,tsx,css}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const naming = Object.entries(sources).filter(([, source]) => OTHER_NAME.test(source))
  expect(naming.map(([file]) => file)).toEqual([])
})
