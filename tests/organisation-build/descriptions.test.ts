import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { SITE_URL } from '#tests/setup/organisation-build.ts'
import { publicPages } from './public-pages.ts'

const pages = publicPages(path.join(inject('organisationBuild'), 'build/client'), SITE_URL)

test('no two pages have the same title or description, and none is longer than search results show [FOUND-10]', () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const { address, head, title } of pages) {
    const [description = ''] = head['description'] ?? []
    expect(titles.get(title), `"${title}" of ${address}`).toBeUndefined()
    expect(descriptions.get(description), `"${description}" of ${address}`).toBeUndefined()
    titles.set(title, address)
    descriptions.set(description, address)
    expect(description.length, `"${description}" of ${address}`).toBeGreaterThanOrEqual(50)
    expect(description.length, `"${description}" of ${address}`).toBeLessThanOrEqual(170)
    expect(title, address).toMatch(/\S - Kente Code$/)
  }
})
