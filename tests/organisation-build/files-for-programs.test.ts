import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import robotsParser from 'robots-parser'
import { SaxesParser } from 'saxes'
import { expect, inject, test } from 'vitest'
import { SITE_URL } from '#tests/setup/organisation-build.ts'

/*
 * Parses files of a complete build that are read by programs, each with a parser that shares no code with the build.
 */

const client = path.join(inject('organisationBuild'), 'build/client')
const read = (file: string) => readFileSync(path.join(client, file), 'utf8')
const html = (address: string) => read(path.join(address.slice(SITE_URL.length), 'index.html'))

/** Parses a sitemap and checks the rules of its protocol (sitemaps.org). */
function readSitemap(xml: string) {
  const locations: Array<string> = []
  const days: Array<string> = []
  let [root, namespace, name] = ['', '', '']
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', (tag) => {
    if (root === '') [root, namespace] = [tag.local, tag.uri]
    name = tag.local
  })
  parser.on('text', (text) => {
    if (text.trim() === '') return
    if (name === 'loc') locations.push(text)
    if (name === 'lastmod') days.push(text)
  })
  parser.write(xml).close()
  return { root, namespace, locations, days }
}

test('the sitemap follows its protocol, and each address in it is a page that says it is that address [FOUND-1]', () => {
  const xml = read('sitemap.xml')
  const { root, namespace, locations, days } = readSitemap(xml)
  expect({ root, namespace }).toEqual({
    root: 'urlset',
    namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  })
  expect(locations.length).toBeGreaterThan(20)
  expect(new Set(locations).size).toBe(locations.length)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const address of locations) {
    expect(address.startsWith(`${SITE_URL}/`) && address.length < 2048, address).toBe(true)
    expect(html(address), address).toContain(`<link rel="canonical" href="${address}"/>`)
  }
})

test('programs that follow robots.txt may open what the sitemap lists, the cards and the mentors, and nothing else of the signed-in areas [FOUND-2 FOUND-12]', () => {
  const robots = robotsParser(`${SITE_URL}/robots.txt`, read('robots.txt'))
  const may = (address: string) => robots.isAllowed(address, 'SomeBot')
  const { locations } = readSitemap(read('sitemap.xml'))
  expect(locations.filter((address) => may(address) !== true)).toEqual([])
  const [card = ''] = readdirSync(path.join(client, 'images/cards'))
  expect(may(`${SITE_URL}/images/cards/${card}`)).toBe(true)
  const [mentor = ''] = readdirSync(path.join(client, 'explore/community'))
  expect(may(`${SITE_URL}/explore/community/${mentor}`)).toBe(true)
  for (const kept of ['/explore', '/explore/my-account', '/explore/community', '/staff', '/admin'])
    expect(may(SITE_URL + kept), kept).toBe(false)
  expect(robots.getSitemaps()).toEqual([`${SITE_URL}/sitemap.xml`])
})
