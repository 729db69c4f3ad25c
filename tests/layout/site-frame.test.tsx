import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteFooter } from '#src/layout/site-footer.tsx'
import { SiteHeader } from '#src/layout/site-header.tsx'
import { currentIn, linksIn, showAt } from './show-at.tsx'

const site = readSite()

function showFooter(changed: Partial<typeof site> = {}) {
  showAt('/', <SiteFooter site={{ ...site, ...changed }} />)
  return within(screen.getByRole('contentinfo'))
}

test('its menu leads to the seven pages of the specification [FOOTER-1..7]', () => {
  const footer = showFooter()
  expect(linksIn(footer.getByRole('navigation', { name: 'Footer' }))).toEqual([
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
    ['Community', '/community'],
    ['Events', '/events'],
    ['Partnership', '/partner-with-us'],
    ['Donate Now', '/donate'],
  ])
})

test('the footer has the logo, the mission, both contact addresses as e-mail links, and the street in Lagos [SITE-1 SITE-2 FOOTER-8 FOOTER-11 FOOTER-12]', () => {
  const footer = showFooter()
  expect(footer.getByRole('img', { name: 'Kente Code' })).toBeInTheDocument()
  expect(footer.getByText(/trains, mentors and stands beside girls and young women/)).toBeVisible()
  const letters = footer.getAllByRole('link', { name: /@/ }).map((link) => link.getAttribute('href'))
  expect(letters).toEqual(['mailto:hello@kentecode.example', 'mailto:partners@kentecode.example'])
  expect(document.querySelector('address')).toHaveTextContent(
    '27 Indigo Close, YabaLagos, Lagos StateNigeria',
  )
})

test('seven networks, each with an icon, open in a new tab without opener [FOOTER-9 FOOTER-10]', () => {
  const links = showFooter().getAllByRole('link', { name: /opens in a new tab/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(site.social.map(({ url }) => url))
  expect(links).toHaveLength(7)
  for (const link of links) {
    expect(link.querySelector('svg path')).toBeInTheDocument()
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

test.each(['Privacy Policy', 'Terms of Use'])(
  "'%s' is a label, neither link nor button [FOOTER-13 FOOTER-14]",
  (label) => {
    const footer = showFooter()
    expect(footer.getByText(label)).toBeInTheDocument()
    for (const role of ['link', 'button']) expect(footer.queryByRole(role, { name: label })).toBeNull()
    expect(footer.queryByText('Accessibility')).toBeNull()
  },
)

test('an organisation with pages for them has links instead, also to an accessibility statement [PRIV-5 A11Y-2]', () => {
  const pages = {
    'Privacy Policy': ['privacyPage', '/privacy-policy'],
    'Terms of Use': ['termsPage', '/terms-of-use'],
    Accessibility: ['accessibilityPage', '/accessibility'],
  } as const
  const footer = showFooter({
    footer: {
      ...site.footer,
      accessibilityLabel: 'Accessibility',
      ...Object.fromEntries(Object.values(pages)),
    },
  })
  for (const [name, [, href]] of Object.entries(pages))
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
})

test("the copyright line is written with the year of the build, and shows the visitor's after hydration [FOOTER-15]", () => {
  vi.useFakeTimers({ now: new Date('2030-12-31T23:05:00Z'), toFake: ['Date'] })
  const built = readSite()
  expect(built.yearOfBuild).toBe(2031)
  vi.setSystemTime('2033-05-04')
  expect(showFooter(built).getByText(/^©/)).toHaveTextContent('© 2033 Kente Code')
})

const bar = () => screen.getByRole('navigation', { name: 'Main' })

const showHeader = (address: string) =>
  showAt(address, <SiteHeader navigation={site.navigation} logo={site.logo} />)

test('the bar leads to the nine pages of the specification [NAV-1..7 NAV-9]', () => {
  showHeader('/')
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
  showHeader(address)
  expect(currentIn(bar())).toEqual([label])
  expect(within(bar()).getByText('More', { selector: 'summary' })).toHaveAttribute('data-current', isInMore)
})

test('the mobile menu lists home, about, partnership, blog, contact, the group "More" and login, in this order [NAV-17]', async () => {
  const { user } = showHeader('/')
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
