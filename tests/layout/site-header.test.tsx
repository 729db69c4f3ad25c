import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteHeader } from '#src/layout/site-header.tsx'
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
  ['/blog/3', 'Blog'],
  ['/login', 'Login'],
])('at %s the one active link is %s', (address, label) => {
  show(address)
  expect(current()).toEqual([label])
})

test.each([
  ['/events', 'true'],
  ['/blog', 'false'],
])('at %s "More" is highlighted because one of its pages is open: %s', (address, isCurrent) => {
  show(address)
  expect(within(bar()).getByRole('button', { name: 'More' })).toHaveAttribute('data-current', isCurrent)
})
