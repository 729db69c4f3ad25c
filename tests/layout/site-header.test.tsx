import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteHeader } from '#src/layout/site-header.tsx'
import { MoreMenu } from '#src/layout/more-menu.tsx'
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

async function openMobileMenu(address: string) {
  const { user } = showAt(address, <SiteHeader navigation={navigation} logo={logo} />)
  return { user, menu: within(await openMenu(user)) }
}

async function openMenu(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  // It takes the focus a moment after it appears, and passes it on only from then on.
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  return menu
}

test('the mobile menu lists home, about, partnership, blog, contact, the group "More" and login, in this order [NAV-17]', async () => {
  const { menu } = await openMobileMenu('/')
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

test('a page chosen in the mobile menu gets the focus, and the button of the menu when nothing was chosen', async () => {
  const { user, menu } = await openMobileMenu('/')
  await user.click(menu.getByRole('link', { name: 'Blog' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await openMenu(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus())
})

async function openMore(address = '/') {
  const { user } = showAt(
    address,
    <nav aria-label="Main">
      <MoreMenu label={navigation.moreLabel} links={navigation.more} />
      <a href="#next">What comes next</a>
    </nav>,
  )
  await user.click(moreButton())
  return user
}

const moreButton = () => screen.getByRole('button', { name: 'More' })

function expectOpen(isOpen: boolean) {
  expect(moreButton()).toHaveAttribute('aria-expanded', String(isOpen))
  expect(screen.queryAllByRole('link', { name: /Community|Events|Gallery/ })).toHaveLength(isOpen ? 3 : 0)
}

const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented)

afterEach(() => document.removeEventListener('keydown', onKeyDown))

test('in "More" one press of Escape closes nothing else; the next is not for the menu', async () => {
  const user = await openMore()
  document.addEventListener('keydown', onKeyDown)
  await user.keyboard('{Escape}')
  await user.keyboard('{Escape}')
  expect(onKeyDown.mock.results.map(({ value }) => value)).toEqual([true, false])
})

test('a click elsewhere closes "More"', async () => {
  const user = await openMore()
  await user.click(screen.getByText('You are at /'))
  expectOpen(false)
})

test('"More" closes when Tab leads out of it, and not before', async () => {
  const user = await openMore()
  for (let steps = 0; steps < 3; steps += 1) await user.tab()
  expect(screen.getByRole('link', { name: 'Gallery' })).toHaveFocus()
  expectOpen(true)
  await user.tab()
  expectOpen(false)
})
