import { expect, test } from 'vitest'
import { sitePages } from '#scripts/content/site-pages.ts'
import { isMemberArea } from '#server/site/static-files.ts'
import { isMemberPath } from '#src/lib/addresses.ts'

const SIMILAR = ['/', '/explorer', '/explore-it', '/Explore', '/EXPLORE/jobs', '/explore/', '/blog/explore']

test('server and browser agree on which addresses are in the member area', () => {
  const addresses = [...sitePages, ...SIMILAR]
  expect(addresses.filter((path) => isMemberArea(path) !== isMemberPath(path))).toEqual([])
  expect(addresses.filter(isMemberArea).length).toBeGreaterThan(10)
})
