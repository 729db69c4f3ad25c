import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { SITE_URL } from '#tests/setup/organisation-build.ts'
import { publicPages } from './public-pages.ts'

/* Structured data (JSON-LD) of the pages in a complete build. */

const client = path.join(inject('organisationBuild'), 'build/client')
const pages = publicPages(client, SITE_URL)
const things = pages.flatMap(({ address, things }) => things.map((thing) => ({ address, thing })))

/** The required properties of each type, as documented by search engines. */
const REQUIRED: Record<string, Array<string>> = {
  Organization: ['name'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Event: ['name', 'startDate', 'endDate', 'location', 'organizer', 'description', 'image', 'url'],
  Place: ['address'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
}

test('each thing has what search engines require of its type [FOUND-8]', () => {
  const types = new Set(things.map(({ thing }) => String(thing['@type'])))
  expect([...types]).toEqual(expect.arrayContaining(Object.keys(REQUIRED)))
  for (const { address, thing } of things)
    for (const property of REQUIRED[String(thing['@type'])] ?? [])
      expect(thing[property], `${property} of ${String(thing['@type'])} on ${address}`).toBeTruthy()
})

test('events, jobs and articles are each described on their own page only [FOUND-6 FOUND-13 EVENT-9]', () => {
  const own = (type: string) =>
    things.filter(({ thing }) => thing['@type'] === type).map(({ address, thing }) => [thing['url'], address])
  for (const type of ['Event', 'JobPosting', 'BlogPosting']) {
    expect(own(type).length, type).toBeGreaterThan(0)
    for (const [url, address] of own(type)) expect(url).toBe(address)
  }
})

test('every page but those of the menus names the way to it, from the home page to itself [FOUND-6]', () => {
  const ways = things.filter(({ thing }) => thing['@type'] === 'BreadcrumbList')
  const kinds = new Set(ways.map(({ address }) => new URL(address).pathname.split('/')[1]))
  expect([...kinds].sort()).toEqual(['blog', 'donate', 'events', 'impact-stories', 'jobs'])
  for (const { address, thing } of ways) {
    const items = thing['itemListElement'] as Array<{ position: number; item: string }>
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
    expect(items[0]?.item).toBe(`${SITE_URL}/`)
    expect(items.at(-1)?.item).toBe(address)
    for (const { item } of items) expect(existsSync(fileOf(item)), item).toBe(true)
  }
})

test('days and times can be read, and pictures are there', () => {
  for (const { address, thing } of things) {
    for (const property of ['startDate', 'endDate', 'datePublished', 'datePosted', 'validThrough'])
      if (property in thing)
        expect(String(thing[property]), `${property} on ${address}`).toMatch(
          /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d)?$/,
        )
    for (const property of ['image', 'logo'])
      if (property in thing) {
        const picture = path.join(client, String(thing[property]).slice(SITE_URL.length))
        expect(existsSync(picture), picture).toBe(true)
      }
  }
})

function fileOf(address: string): string {
  return path.join(client, address.slice(SITE_URL.length), 'index.html')
}
