import '#tests/setup/dialog.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteHeader } from '#src/sections/shared/site-header.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'
import { currentIn, linksIn, showAt } from './show-at.tsx'

const { navigation, logo } = readSite()

async function openAt(address: string) {
  showAt(address, <SiteHeader navigation={navigation} logo={logo} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

const expectClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

test('it lists home, about, partnership, blog, contact, the group "More" and login, in this order [NAV-17]', async () => {
  const menu = await openAt('/')
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

test('"More" is folded at first, and unfolds and folds Community, Events and Gallery [NAV-18 NAV-19]', async () => {
  const menu = await openAt('/')
  const more = menu.getByRole('button', { name: 'More' })
  for (const isOpen of [false, true, false]) {
    expect(more).toHaveAttribute('aria-expanded', String(isOpen))
    const shown = menu.queryAllByRole('link', { name: /Community|Events|Gallery/ })
    expect(shown).toHaveLength(isOpen ? 3 : 0)
    await userEvent.click(more)
  }
  const group = document.getElementById(more.getAttribute('aria-controls') ?? '')
  expect(within(group!).getAllByRole('link')).toHaveLength(3)
})

test.each([
  ['/', 'Home'],
  ['/about-us', 'About Us'],
  ['/partner-with-us', 'Partner with us'],
  ['/blog/3', 'Blog'],
  ['/events', 'Events'],
])('at %s the one active link is %s', async (address, label) => {
  const menu = await openAt(address)
  expect(currentIn(menu.getByRole('navigation'))).toEqual([label])
})

test('"More" is highlighted while one of its pages is open', async () => {
  const menu = await openAt('/events')
  expect(menu.getByRole('button', { name: 'More' })).toHaveAttribute('data-current', 'true')
})

test('its close icon closes it [NAV-15]', async () => {
  const menu = await openAt('/')
  const close = menu.getByRole('button', { name: 'Close menu' })
  expect(close.querySelector('svg')).toBeInTheDocument()
  await userEvent.click(close)
  expectClosed()
})

test('a tap on the dark backdrop closes it [NAV-16]', async () => {
  await openAt('/')
  const dialog = screen.getByRole('dialog')
  expect(cssOf(dialog)).toMatch(/::backdrop\{[^}]*background(-color)?:/)
  // Only the backdrop belongs to the dialog element itself: its content covers its box.
  await userEvent.click(dialog)
  expectClosed()
})

test('a tap between its links does not', async () => {
  const menu = await openAt('/')
  await userEvent.click(menu.getByRole('navigation'))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('Escape closes it', async () => {
  await openAt('/')
  await userEvent.keyboard('{Escape}')
  expectClosed()
})

test('it closes when a page opens', async () => {
  const menu = await openAt('/')
  await userEvent.click(menu.getByRole('link', { name: 'Contact Us' }))
  expect(screen.getByText('You are at /contact-us')).toBeVisible()
  expectClosed()
})

test('it closes when a page of the group opens', async () => {
  const menu = await openAt('/')
  await userEvent.click(menu.getByRole('button', { name: 'More' }))
  await userEvent.click(menu.getByRole('link', { name: 'Gallery' }))
  expect(screen.getByText('You are at /gallery')).toBeVisible()
  expectClosed()
})

test('it closes when the page one is on is chosen', async () => {
  const menu = await openAt('/blog')
  await userEvent.click(menu.getByRole('link', { name: 'Blog' }))
  expectClosed()
})

test('a menu that cannot be loaded shows a message, and its button is ready for another attempt', async () => {
  vi.resetModules()
  vi.doMock('#src/sections/shared/mobile-menu.tsx', () => Promise.reject(new TypeError('offline')))
  const { SiteHeader } = await import('#src/sections/shared/site-header.tsx')
  const { Toaster } = await import('#src/ui/feedback/toast.tsx')
  showAt(
    '/',
    <>
      <SiteHeader navigation={navigation} logo={logo} />
      <Toaster />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  expect(await screen.findByText(/menu could not be loaded/)).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  vi.doUnmock('#src/sections/shared/mobile-menu.tsx')
})
