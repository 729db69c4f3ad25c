import '#tests/setup/dialog.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteHeader } from '#src/sections/shared/site-header.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'
import { currentIn, linksIn, showAt } from './show-at.tsx'

const { navigation, logo } = readSite()

const bar = () => screen.getByRole('navigation', { name: 'Main' })
const current = () => currentIn(bar())

// jsdom has no screen width and uses the styles of the narrowest, of several rules the last.
const wideScreen = document.createElement('style')
wideScreen.textContent = 'header nav { display: flex }'

function show(address: string) {
  showAt(address, <SiteHeader navigation={navigation} logo={logo} />)
  document.head.append(wideScreen)
}

afterEach(() => wideScreen.remove())

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
  ['/', 'Home'],
  ['/about-us', 'About Us'],
  ['/community', 'Community'],
  ['/events', 'Events'],
  ['/gallery', 'Gallery'],
  ['/blog', 'Blog'],
  ['/blog/3', 'Blog'],
  ['/contact-us', 'Contact Us'],
  ['/login', 'Login'],
  ['/partner-with-us', 'Partner with us'],
])('at %s the one active link is %s', (address, label) => {
  show(address)
  expect(current()).toEqual([label])
})

test('on a page that the bar does not name no link is active', () => {
  show('/faqs')
  expect(current()).toEqual([])
})

test.each(['Blog', 'Login', 'Partner with us'])('the active link %s is highlighted [NAV-10]', (label) => {
  show('/')
  const link = within(bar()).getByRole('link', { name: label })
  const [, look] = /\[aria-current=page\][^{]*\{([^}]*)\}/.exec(cssOf(link)) ?? []
  expect(look).toContain('background-color:var(--g-colors-bg-rose)')
  expect(look).toContain('color:var(--g-colors-fg-accent)')
})

test.each([
  ['/events', 'true'],
  ['/gallery', 'true'],
  ['/blog', 'false'],
])('at %s "More" is highlighted because one of its pages is open: %s', (address, isCurrent) => {
  show(address)
  expect(within(bar()).getByRole('button', { name: 'More' })).toHaveAttribute('data-current', isCurrent)
})

test('the highlight moves with the page [NAV-10]', async () => {
  show('/')
  await userEvent.click(within(bar()).getByRole('link', { name: 'Blog' }))
  expect(screen.getByText('You are at /blog')).toBeVisible()
  expect(current()).toEqual(['Blog'])
})

test('the logo leads home [NAV-11]', async () => {
  show('/blog')
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Kente Code home' })
  expect(link.querySelector('img')).toHaveAttribute('src', expect.stringContaining('logo'))
  await userEvent.click(link)
  expect(screen.getByText('You are at /')).toBeVisible()
})

test('login is an icon of a person, labelled Login [NAV-8]', () => {
  show('/')
  const link = within(bar()).getByRole('link', { name: 'Login' })
  expect(link.querySelector('svg')).toBeInTheDocument()
  expect(link).toHaveTextContent(/^$/)
})

test('the bar is for wide screens, the button of the menu for all others', () => {
  show('/')
  const wide = /@media[^{]*min-width:\s*64rem[^{]*\{[^{}]*\{[^}]*display:\s*(\w+)/
  const [, barWide] = wide.exec(cssOf(bar())) ?? []
  const [, buttonWide] = wide.exec(cssOf(screen.getByRole('button', { name: 'Open menu' }))) ?? []
  expect(cssOf(bar())).toMatch(/\{[^@}]*display:\s*none/)
  expect([barWide, buttonWide]).toEqual(['flex', 'none'])
})

test('the button opens the menu, says whether it is open, and gets the focus back [NAV-14]', async () => {
  show('/')
  const button = screen.getByRole('button', { name: 'Open menu' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})
