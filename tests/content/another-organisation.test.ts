import type { MetaDescriptor } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { env } from '#src/lib/env.ts'
import { loader as eventsCalendar } from '#src/routes/site/events-calendar.ts'

type PageModule = {
  loader?: (args: { params: Record<string, string> }) => unknown
  meta?: (args: { loaderData: unknown }) => Array<MetaDescriptor>
}

const pageModules = import.meta.glob<PageModule>('../../src/routes/{auth,site,member}/*.tsx')
const PARAMS = { id: '1', slug: 'first-laptop' }

beforeEach(() => {
  env.siteUrl = 'https://kentecode.example'
})

afterEach(() => {
  env.siteUrl = undefined
})

test.each(Object.entries(pageModules))(
  '%s names the organisation of its content only',
  async (_file, load) => {
    const page = await load()
    const loaderData = await page.loader?.({ params: PARAMS })
    const head = loaderData && page.meta ? page.meta({ loaderData }) : []
    expect(JSON.stringify([loaderData, head])).not.toMatch(/gelegrid/i)
  },
)

test('the frame of every page and the calendar are of that organisation', async () => {
  const calendar = await eventsCalendar().text()
  expect(JSON.stringify(readSite())).not.toMatch(/gelegrid/i)
  expect(calendar).not.toMatch(/gelegrid/i)
  expect(calendar).toContain('PRODID:-//Kente Code//Events//EN')
  expect(calendar).toContain('@kentecode.example')
})

test('no source of the site names an organisation', () => {
  const sources = import.meta.glob<string>('../../{src,contract}/**/*.{ts,tsx,css}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const naming = Object.entries(sources).filter(([, source]) => /gelegrid/i.test(source))
  expect(naming.map(([file]) => file)).toEqual([])
})
