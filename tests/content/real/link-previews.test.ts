import { existsSync } from 'node:fs'
import { matchRoutes, type MetaDescriptor, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagesToPrerender } from '#scripts/content/pages-to-prerender.ts'
import { readSite } from '#src/content/site.ts'
import { env } from '#src/lib/env.ts'
import routes from '#src/routes.ts'

type RouteEntry = { id?: string; file: string; path?: string; index?: boolean; children?: Array<RouteEntry> }
type PageModule = {
  loader: (args: { params: Record<string, string | undefined>; request: { url: string } }) => unknown
  meta?: (args: { loaderData: unknown; matches: Array<{ loaderData: unknown }> }) => Array<MetaDescriptor>
}

const SITE = 'https://example.org'
const root = '.'
const pageModules = import.meta.glob<PageModule>('../../../src/routes/**/*.{ts,tsx}')
// Files and staff pages are not shared.
const pages = (await pagesToPrerender(root)).filter((address) => !/\.\w+$|^\/staff\b/.test(address))

function routeObjects(entries: Array<RouteEntry>): Array<RouteObject> {
  return entries.map(({ file, path, index, children }) =>
    index ? { id: file, index: true } : { path, handle: file, children: children && routeObjects(children) },
  )
}

/** The meta tags that the build writes into the page. */
async function metaOf(address: string) {
  const match = matchRoutes(routeObjects(routes), address)?.at(-1)
  const file = match?.route.handle ?? match?.route.id
  const page = await pageModules[`../../../src/${file}`]?.()
  if (!match || !page?.meta) throw new Error(`${address} has no route with meta tags.`)
  const request = { url: `${SITE}${address}` }
  const tags = page.meta({
    loaderData: await page.loader({ params: match.params, request }),
    matches: [{ loaderData: { site: readSite() } }],
  })
  const content = (name: string) =>
    tags.find((tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name))
  return { picture: content('og:image'), card: content('twitter:card') }
}

beforeEach(() => {
  env.siteUrl = SITE
})

afterEach(() => {
  env.siteUrl = undefined
})

test.each(pages)(
  '%s has a large link preview with an absolute address of a file in the build',
  async (address) => {
    const { picture, card } = await metaOf(address)
    const { content } = picture as { content: string }
    expect(content).toMatch(/^https:\/\/example\.org\/images\/(?:cards\/)?[\w.-]+\.(png|jpg)$/)
    expect(existsSync(`${root}/.generated/public${new URL(content).pathname}`)).toBe(true)
    expect(card).toEqual({ name: 'twitter:card', content: 'summary_large_image' })
  },
)

test('an article is shared with a card of its own [FOUND-9]', async () => {
  const { picture } = await metaOf('/blog/1')
  expect(picture).toMatchObject({ content: expect.stringContaining('/images/cards/blog-1.') })
})
