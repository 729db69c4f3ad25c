import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { site, titled } from './content.ts'
import {
  documentPages,
  fileOf,
  metadataOf,
  publicPages,
  siteUrl,
  type PageMetadata,
} from './built-metadata.ts'

/* What search engines and link previews read in the files of the build, without a browser. */

let publicMetadata: Array<PageMetadata>
let documentMetadata: Array<PageMetadata>
/** The structured data of the public pages. */
let things: Array<Pick<PageMetadata, 'address'> & { thing: Record<string, unknown> }>

test.beforeAll(() => {
  publicMetadata = publicPages.map(metadataOf)
  documentMetadata = documentPages.map(metadataOf)
  things = publicMetadata.flatMap((page) => page.things.map((thing) => ({ address: page.address, thing })))
})

const ofType = (type: string) => things.filter(({ thing }) => thing['@type'] === type)

const repeated = (texts: ReadonlyArray<string>) => texts.filter((text, at) => texts.indexOf(text) !== at)

const TAGS = [
  'description',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:image:width',
  'og:image:height',
  'twitter:card',
  'twitter:image:alt',
]

test('each public page has its canonical address and the tags of link previews, once [FOUND-1 FOUND-8]', () => {
  expect(publicPages.length).toBeGreaterThan(20)
  for (const { address, head } of publicMetadata) {
    for (const tag of TAGS) expect(head[tag], `${tag} of ${address}`).toEqual([expect.stringMatching(/\S/)])
    expect(head.canonical, address).toEqual([siteUrl + address])
    expect(head['og:url'], address).toEqual([siteUrl + address])
    for (const image of head['og:image'] ?? []) expect(existsSync(fileOf(image)), image).toBe(true)
    expect(head.robots, address).toBeUndefined()
  }
})

test('no two pages have the same title or description, and none is longer than search results show [FOUND-10]', () => {
  const titles = publicMetadata.map(({ title }) => title)
  expect(repeated(titles)).toEqual([])
  const descriptions = publicMetadata.map(({ head }) => head.description?.[0] ?? '')
  expect(repeated(descriptions)).toEqual([])
  expect(descriptions.filter(({ length }) => length < 50 || length > 170)).toEqual([])
  const [before = '', after = ''] = titled('\0').split('\0')
  expect(titles.filter((title) => !title.startsWith(before) || !title.endsWith(after))).toEqual([])
})

test('every article, story, event, cause, job and mentor has a card of its own [FOUND-9]', () => {
  const cards = documentMetadata.map(({ head }) => head['og:image']?.[0] ?? '')
  expect(repeated(cards)).toEqual([])
  for (const [at, { address, head }] of documentMetadata.entries()) {
    expect(cards[at], address).toMatch(/\/images\/cards\/[\w-]+\.[0-9a-f]{8}\.jpg$/)
    expect(existsSync(fileOf(cards[at]!)), address).toBe(true)
    expect(head['og:image:alt']?.[0]).toContain(head['og:title']?.[0])
  }
})

test('an article in the member area is shared as the public one [FOUND-11]', () => {
  const [article] = documentMetadata.filter(({ address }) => address.startsWith('/blog/'))
  const { head: member, things: described } = metadataOf(`/explore${article!.address}`)
  for (const tag of ['canonical', 'og:url', 'og:image']) expect(member[tag]).toEqual(article!.head[tag])
  expect(member.robots).toEqual(['noindex'])
  expect(described).toEqual([])
})

/** The required properties of each type, as documented by search engines. */
const REQUIRED: Record<string, Array<string>> = {
  Organization: ['name'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Person: ['name'],
  Event: ['name', 'startDate', 'endDate', 'location', 'organizer', 'description', 'image', 'url'],
  Place: ['address'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
}

test('each thing has what search engines require of its type, and the home page is of the organisation [FOUND-6 FOUND-8]', () => {
  expect(publicMetadata.find(({ address }) => address === '/')?.things[0]).toMatchObject({
    '@type': 'Organization',
    name: site.name,
    url: `${siteUrl}/`,
  })
  for (const [type, properties] of Object.entries(REQUIRED)) {
    const incomplete = ofType(type).flatMap(({ address, thing }) =>
      properties
        .filter((property) => !thing[property])
        .map((property) => `${property} of ${type} on ${address}`),
    )
    expect(incomplete).toEqual([])
  }
})

test('events, jobs and articles are each described on their own page only [FOUND-6 FOUND-13 EVENT-9]', () => {
  expect(ofType('BlogPosting').length).toBeGreaterThan(0)
  for (const type of ['Event', 'JobPosting', 'BlogPosting'])
    for (const { address, thing } of ofType(type)) expect(thing.url).toBe(siteUrl + address)
})

test('days and times can be read, and pictures are there', () => {
  const values = (properties: ReadonlyArray<string>) =>
    things.flatMap(({ address, thing }) =>
      properties
        .filter((property) => property in thing)
        .map((property) => ({ at: `${property} on ${address}`, value: String(thing[property]) })),
    )
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d)?$/
  const times = values(['startDate', 'endDate', 'datePublished', 'datePosted', 'validThrough'])
  expect(times.filter(({ value }) => !isTime.test(value))).toEqual([])
  expect(values(['image', 'logo']).filter(({ value }) => !existsSync(fileOf(value)))).toEqual([])
})
