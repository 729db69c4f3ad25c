import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteFooter } from '#src/layout/site-footer.tsx'
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

test('the footer has the logo and the mission [SITE-2 FOOTER-8]', () => {
  const footer = show()
  expect(footer.getByRole('img', { name: 'Kente Code' })).toBeInTheDocument()
  expect(footer.getByText(/trains, mentors and stands beside girls and young women/)).toBeVisible()
})

test('seven networks, each with an icon, open in a new tab without opener [FOOTER-9 FOOTER-10]', () => {
  const links = show().getAllByRole('link', { name: /opens in a new tab/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(site.social.map(({ url }) => url))
  expect(links).toHaveLength(7)
  for (const link of links) {
    expect(link.querySelector('svg path')).toBeInTheDocument()
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
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
