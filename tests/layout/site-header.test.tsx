import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteHeader } from '#src/layout/site-header.tsx'
import { currentIn, linksIn, showAt } from './show-at.tsx'

const { navigation, logo } = readSite()

const bar = () => screen.getByRole('navigation', { name: 'Main' })

const show = (address: string) => showAt(address, <SiteHeader navigation={navigation} logo={logo} />)

test('the bar leads to the nine pages of the specification [NAV-1..7 NAV-9]', () => {
  show('/')
  expect(linksIn(bar())).toEqual([
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Community', '/community'],
    ['Events', '/events'],
    ['Gallery', '/gallery'],
    ['Blog', '/blog'],
    ['Contact Us', '/contact-us'],
    ['Login', '/login'],
    ['Partner with us', '/partner-with-us'],
  ])
})

test.each([
  ['/', 'Home', 'false'],
  ['/blog/3', 'Blog', 'false'],
  ['/login', 'Login', 'false'],
  ['/events', 'Events', 'true'],
])('at %s the one active link is %s, and "More" is highlighted: %s', (address, label, isInMore) => {
  show(address)
  expect(currentIn(bar())).toEqual([label])
  expect(within(bar()).getByRole('button', { name: 'More' })).toHaveAttribute('data-current', isInMore)
})

test('the mobile menu lists home, about, partnership, blog, contact, the group "More" and login, in this order [NAV-17]', async () => {
  const { user } = show('/')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(linksIn(menu.getByRole('navigation', { name: 'Menu' }))).toEqual([
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Partner with us', '/partner-with-us'],
    ['Blog', '/blog'],
    ['Contact Us', '/contact-us'],
    ['Community', '/community'],
    ['Events', '/events'],
    ['Gallery', '/gallery'],
    ['Login', '/login'],
  ])
})
