import { cleanup, screen, within } from '@testing-library/react'
import { ChakraProvider } from '@chakra-ui/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteFooter } from '#src/sections/shared/site-footer.tsx'
import { system } from '#src/theme/system.ts'
import { cssOf } from '#tests/ui/browser-fakes.ts'
import { linksIn, showAt } from './show-at.tsx'

const site = readSite()

function show(changed: Partial<typeof site> = {}) {
  showAt('/', <SiteFooter site={{ ...site, ...changed }} />)
  return within(screen.getByRole('contentinfo'))
}

afterEach(() => {
  vi.useRealTimers()
})

test('its menu leads to the seven pages of the specification [FOOTER-1..7]', () => {
  const footer = show()
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

test("the menu is headed 'Quick Links' on small screens and 'Main Menu' on larger ones [FOOTER-16]", () => {
  const footer = show()
  const small = footer.getByText('Quick Links')
  const large = footer.getByText('Main Menu')
  expect(small).toBeVisible()
  expect(large).not.toBeVisible()
  const fromTablets = /@media[^{]*min-width:\s*48rem[^{]*\{[^{}]*\{[^}]*display:\s*([\w-]+)/
  expect(fromTablets.exec(cssOf(small))?.[1]).toBe('none')
  expect(fromTablets.exec(cssOf(large))?.[1]).toBe('inline')
})

test('the footer has the logo and the mission [SITE-2 FOOTER-8]', () => {
  const footer = show()
  expect(footer.getByRole('img', { name: 'Kente Code' })).toBeInTheDocument()
  expect(footer.getByText(/trains, mentors and stands beside girls and young women/)).toBeVisible()
})

test.each([
  ['Facebook', 'facebook.com'],
  ['Instagram', 'instagram.com'],
  ['Twitter', 'twitter.com'],
  ['LinkedIn', 'linkedin.com'],
  ['YouTube', 'youtube.com'],
  ['Medium', 'medium.com'],
  ['TikTok', 'tiktok.com'],
])('%s opens in a new tab without opener or referrer', (network, host) => {
  const link = show().getByRole('link', { name: `${network} (opens in a new tab)` })
  expect(new URL(link.getAttribute('href') ?? '').host).toMatch(new RegExp(`^(www\\.)?${host}$`))
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
})

test('there are seven networks, each with an icon [FOOTER-9]', () => {
  const drawings = show()
    .getAllByRole('link', { name: /opens in a new tab/ })
    .map((link) => link.querySelector('svg path')?.getAttribute('d'))
  expect(drawings).toHaveLength(7)
  expect(new Set(drawings).size).toBe(7)
  expect(drawings).not.toContain(undefined)
})

test('each network opens in a new tab without opener [FOOTER-10]', () => {
  const links = show().getAllByRole('link', { name: /opens in a new tab/ })
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
  expect(links.map((link) => link.getAttribute('href'))).toEqual(site.social.map(({ url }) => url))
})

test('both contact addresses are e-mail links [FOOTER-11]', () => {
  const letters = show()
    .getAllByRole('link', { name: /@/ })
    .map((link) => link.getAttribute('href'))
  expect(letters).toEqual(['mailto:hello@kentecode.example', 'mailto:partners@kentecode.example'])
})

test('the street address is in Lagos [SITE-1 FOOTER-12]', () => {
  show()
  expect(document.querySelector('address')).toHaveTextContent(
    '27 Indigo Close, YabaLagos, Lagos StateNigeria',
  )
})

test.each(['Privacy Policy', 'Terms of Use'])(
  "'%s' is a label, neither link nor button [FOOTER-13 FOOTER-14]",
  (label) => {
    const footer = show()
    expect(footer.getByText(label)).toBeInTheDocument()
    for (const role of ['link', 'button']) expect(footer.queryByRole(role, { name: label })).toBeNull()
  },
)

test('an organisation with pages for them has links instead [PRIV-5]', () => {
  const pages = { privacyPage: '/privacy-policy', termsPage: '/terms-of-use' }
  const footer = show({ footer: { ...site.footer, ...pages } })
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  expect(footer.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use')
})

test('an accessibility statement is linked to where the organisation has one; otherwise nothing is said [A11Y-2]', () => {
  const statement = { accessibilityLabel: 'Accessibility', accessibilityPage: '/accessibility' }
  const footer = show({ footer: { ...site.footer, ...statement } })
  expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility')
  cleanup()
  expect(show().queryByText('Accessibility')).toBeNull()
})

test('the copyright is of the current year [FOOTER-15]', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1) })
  expect(show().getByText(/^©/)).toHaveTextContent('© 2031 Kente Code. Made in Yaba, Lagos.')
})

test('before any script runs the copyright is of the year the site was built in', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1) })
  const html = renderToString(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <SiteFooter site={site} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('© 2026 Kente Code.')
})
