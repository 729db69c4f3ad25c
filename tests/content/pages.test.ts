import { expect, test } from 'vitest'
import { pageCopy, pageHead } from '#src/content/pages.ts'

test('a page that is missing is named with the file it should have', () => {
  expect(() => pageCopy('shop')).toThrow('content/pages/shop.yaml is missing')
})

test('the title in the tab is that of the page as it is written, then the name of the site [PAGE-1]', () => {
  const head = pageHead({ title: 'Why $$ & {site} matter', description: 'Find one.' })
  expect(head).toMatchObject({ title: 'Why $$ & {site} matter - Kente Code', description: 'Find one.' })
})
