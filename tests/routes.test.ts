import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#src/routes.ts'

function addressesOf(entries: ReadonlyArray<RouteConfigEntry>, parent = ''): Array<string> {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`
    const own = index || (path !== undefined && children.length === 0) ? [address || '/'] : []
    return [...own, ...addressesOf(children, address)]
  })
}

test('every public page of the specification has a route [SITE-4 PAGE-5..24]', () => {
  expect(addressesOf(routes)).toEqual(
    expect.arrayContaining([
      '/',
      '/login',
      '/signup',
      '/password-recovery',
      '/about-us',
      '/contact-us',
      '/impact-stories',
      '/community',
      '/events',
      '/blog',
      '/blog/:id',
      '/gallery',
      '/partner-with-us',
      '/donate',
      '/volunteer',
      '/faqs',
      '/non-profits',
      '/nominate',
      '/nominee-info',
      '/nominate-now',
    ]),
  )
})
