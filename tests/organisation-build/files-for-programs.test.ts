import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import ICAL from 'ical.js'
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

test('feed readers read every article from each feed, with an address that is there [FOUND-3]', () => {
  const rss = parseRssFeed(read('rss.xml')).items?.map(({ link }) => link)
  const atom = parseAtomFeed(read('atom.xml')).entries?.map(({ id }) => id)
  const json = parseJsonFeed(read('feed.json')).items?.map(({ url }) => url)
  const articles = readdirSync(path.join(client, 'blog')).filter((name) => /^\d+$/.test(name))
  expect(rss).toHaveLength(articles.length)
  expect(atom).toEqual(rss)
  expect(json).toEqual(rss)
  for (const address of rss ?? []) expect(html(String(address))).toContain('<article')
})

test('calendar programs read every event from its own file and from that of all, with the address of its page [FOUND-5 EVENT-9]', () => {
  const files = readdirSync(path.join(client, 'events')).filter((name) => name.endsWith('.ics'))
  const eventsIn = (file: string) =>
    new ICAL.Component(ICAL.parse(read(file)) as ConstructorParameters<typeof ICAL.Component>[0])
      .getAllSubcomponents('vevent')
      .map((event) => ({
        uid: event.getFirstPropertyValue('uid'),
        url: String(event.getFirstPropertyValue('url')),
      }))
  const each = files.flatMap((file) => eventsIn(`events/${file}`))
  expect(each).toHaveLength(files.length)
  expect(eventsIn('events.ics')).toEqual(each)
  for (const { url } of each) expect(html(url)).toContain(`<link rel="canonical" href="${url}"/>`)
})

test('the web app manifest names a start page and icons that are there', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    name: string
    start_url: string
    icons: Array<{ src: string; sizes: string }>
  }
  expect(manifest.name).toBe('Kente Code')
  expect(existsSync(path.join(client, manifest.start_url.replace(/\?.*/, ''), 'index.html'))).toBe(true)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) expect(existsSync(path.join(client, src)), src).toBe(true)
})
