import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { builtPages } from '#scripts/built-pages.ts'
import { SITE_URL } from '#tests/setup/organisation-build.ts'
import { readPage } from './public-pages.ts'

const client = path.join(inject('organisationBuild'), 'build/client')

const WITH_CARD =
  /^\/(?:blog\/\d+|impact-stories\/.+|events\/\d.+|donate\/[^/]+|jobs\/.+|explore\/community\/.+)$/
const NO_DOCUMENT = ['/donate/sent', '/explore/community/compare', '/explore/community/shortlist']

test('every article, story, event, cause, job and mentor has a card of its own [FOUND-9]', () => {
  const pages = builtPages(client)
    .filter(({ address }) => WITH_CARD.test(address) && !NO_DOCUMENT.includes(address))
    .map(({ address, file }) => ({ address, page: readPage(address, readFileSync(file, 'utf8')) }))
  const kinds = new Set(pages.map(({ address }) => address.split('/').slice(1, -1).join('/')))
  expect([...kinds].sort()).toEqual([
    'blog',
    'donate',
    'events',
    'explore/community',
    'impact-stories',
    'jobs',
  ])

  const cards = new Set<string>()
  for (const { address, page } of pages) {
    const [image = ''] = page.head['og:image'] ?? []
    expect(image, address).toMatch(/\/images\/cards\/[\w-]+\.[0-9a-f]{8}\.jpg$/)
    cards.add(image)
    const file = path.join(client, image.slice(SITE_URL.length))
    expect(existsSync(file), address).toBe(true)
    expect(page.head['og:image:alt']?.[0]).toContain(page.head['og:title']?.[0])
  }
  expect(cards.size).toBe(pages.length)
})

test('an article in the member area is shared as the public one [FOUND-11]', () => {
  const at = (address: string) =>
    readPage(address, readFileSync(path.join(client, address, 'index.html'), 'utf8')).head
  const [member, open] = [at('/explore/blog/5'), at('/blog/5')]
  for (const tag of ['canonical', 'og:url', 'og:image']) expect(member[tag]).toEqual(open[tag])
  expect(member['robots']).toEqual(['noindex'])
  expect(at('/blog/page/1')['canonical']).toEqual([`${SITE_URL}/blog`])
})
