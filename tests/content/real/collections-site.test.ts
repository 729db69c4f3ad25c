// @vitest-environment node
import { siteSetting } from 'contentlayer/generated'
import { expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'

const { navigation, footer, social, emails, newsletter } = readSite()

test('the bar on top leads to every public part of the site', () => {
  expect(navigation).toEqual({
    main: [
      { label: 'Home', to: '/' },
      { label: 'About Us', to: '/about-us' },
      { label: 'Blog', to: '/blog' },
      { label: 'Contact Us', to: '/contact-us' },
    ],
    moreLabel: 'More',
    more: [
      { label: 'Community', to: '/community' },
      { label: 'Events', to: '/events' },
      { label: 'Gallery', to: '/gallery' },
    ],
    login: { label: 'Login', to: '/login' },
    partner: { label: 'Partner with us', to: '/partner-with-us' },
  })
})

test('the foot of the page has its menu under either heading', () => {
  expect(footer.menu).toEqual([
    { label: 'Home', to: '/' },
    { label: 'About Us', to: '/about-us' },
    { label: 'Contact Us', to: '/contact-us' },
    { label: 'Community', to: '/community' },
    { label: 'Events', to: '/events' },
    { label: 'Partnership', to: '/partner-with-us' },
    { label: 'Donate Now', to: '/donate' },
  ])
  expect(footer).toMatchObject({
    menuHeadingSmall: 'Quick Links',
    menuHeadingLarge: 'Main Menu',
    privacyLabel: 'Privacy Policy',
    termsLabel: 'Terms of Use',
  })
  expect(footer.copyright).toContain('{year}')
})

test('seven social networks stand in their order', () => {
  expect(social.map(({ network }) => network)).toEqual([
    'Facebook',
    'Instagram',
    'Twitter',
    'LinkedIn',
    'YouTube',
    'Medium',
    'TikTok',
  ])
  for (const { url } of social) expect(url).toMatch(/^https:\/\/\S+\/\S+/)
})

test('there are two e-mail addresses, and a street address in Lagos', () => {
  expect(new Set(emails.map(({ address }) => address)).size).toBe(2)
  expect(siteSetting.address).toMatchObject({ region: 'Lagos State', country: 'Nigeria' })
  expect(siteSetting.address.street).not.toBe('')
})

test('the newsletter invites with its words and opens a page elsewhere [NEWS-1..3]', () => {
  expect(newsletter).toMatchObject({
    title: 'Join Our Newsletter',
    subtitle: 'Stay in the loop with our latest updates!',
    button: 'Sign Up',
  })
  expect(newsletter.url).toMatch(/^https:\/\//)
  for (const subject of ['events', 'workshops', 'tech']) expect(newsletter.body).toContain(subject)
})

test('compiler metadata does not reach the pages', () => {
  const texts = JSON.stringify(readSite())
  expect(texts).not.toContain('_raw')
  expect(texts).not.toContain('documentType')
})
