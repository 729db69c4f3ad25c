import { readFileSync } from 'node:fs'
import path from 'node:path'
import robotsParser from 'robots-parser'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { robots, writeSitemap } from '#scripts/sitemap.ts'
import { temporaryFolder, writeIn } from '#tests/content/temporary-project.ts'
import { compiledFolder } from '#tests/setup/compiled-site.ts'

const NOINDEX = '<meta name="robots" content="noindex"/>'
const CANONICAL = '<link rel="canonical" href="https://kentecode.example/"/>'

async function sitemapOf(pages: Record<string, string>) {
  const build = temporaryFolder()
  for (const [address, head] of Object.entries(pages))
    writeIn(build, `${address}/index.html`, `<html><head>${head}</head></html>`)
  await writeSitemap(compiledFolder('fixture'), build)
  const read = (name: string) => readFileSync(path.join(build, name), 'utf8')
  return { entries: entriesOf(read('sitemap.xml')), robots: read('robots.txt') }
}

function entriesOf(xml: string) {
  const entries: Array<Record<string, string>> = []
  let name = ''
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    name = tag.name
    if (name === 'url') entries.push({})
  })
  parser.on('text', (text) => {
    const entry = entries.at(-1)
    if (entry && text.trim() !== '') entry[name] = text
  })
  parser.write(xml).close()
  return entries
}

test('the sitemap has the public pages by their canonical addresses, with the days of their content [FOUND-1]', async () => {
  const pages = { '/': CANONICAL, '/blog': '', '/blog/5': '', '/donate': '', '/privacy-policy': '' }
  const { entries } = await sitemapOf(pages)
  expect(entries).toEqual([
    { loc: 'https://kentecode.example/' },
    { loc: 'https://kentecode.example/blog', lastmod: '2023-12-14' },
    { loc: 'https://kentecode.example/blog/5', lastmod: '2023-12-01' },
    { loc: 'https://kentecode.example/donate' },
    { loc: 'https://kentecode.example/privacy-policy', lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
})

test('no page is in it that search engines may not show, that is for members only, or that is another again [FOUND-1]', async () => {
  const { entries } = await sitemapOf({
    '/': CANONICAL,
    '/404': NOINDEX,
    '/explore/about': NOINDEX,
    '/login': '',
    '/signup': '',
    '/password-recovery': '',
    '/nominate-now': '',
    '/blog/page/2': '',
  })
  expect(entries.map(({ loc }) => loc)).toEqual([
    'https://kentecode.example/',
    'https://kentecode.example/blog/page/2',
  ])
})

test('a build without an address of its own has the domain of the content in its sitemap [FOUND-1]', async () => {
  const { entries, robots } = await sitemapOf({ '/': '' })
  expect(entries).toEqual([{ loc: 'https://kentecode.example/' }])
  expect(robots).toContain('Sitemap: https://kentecode.example/sitemap.xml\n')
})

test('programs that follow robots.txt may open the pages, the cards and the mentors, and nothing else of the signed-in areas [FOUND-2 FOUND-12]', () => {
  const site = 'https://kentecode.example'
  const rules = robotsParser(`${site}/robots.txt`, robots(`${site}/sitemap.xml`))
  const may = (address: string) => rules.isAllowed(site + address, 'SomeBot')
  const open = ['/', '/blog/5', '/images/cards/blog-5.0a1b2c3d.jpg', '/explore/community/ada-obi']
  const kept = ['/explore', '/explore/my-account', '/explore/community', '/staff', '/admin']
  expect([...open, ...kept].filter(may)).toEqual(open)
  expect(rules.getSitemaps()).toEqual([`${site}/sitemap.xml`])
})
