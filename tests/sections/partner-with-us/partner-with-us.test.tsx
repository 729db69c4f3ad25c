import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as page from '#src/routes/site/partner-with-us.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const show = () => showPage(page, { path: '/partner-with-us' })
const section = (name: string) => within(screen.getByRole('region', { name }))
const titlesOf = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('the tab is titled Community, the hero PARTNER WITH US [PARTNER-1 PARTNER-2]', () => {
  expect(headOf(page).title).toBe('Community - Kente Code')
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'PARTNER WITH US' })).toBeVisible()
})

test('Donate Online leads to the page for donations [PARTNER-3]', () => {
  show()
  const buttons = screen.getAllByRole('link', { name: 'Donate Online' })
  expect(buttons.length).toBeGreaterThan(0)
  for (const button of buttons) expect(button).toHaveAttribute('href', '/donate')
})

test('three numbered cards say why to partner [PARTNER-4]', () => {
  show()
  const cards = section('Why Partner With Us').getAllByRole('listitem')
  expect(cards).toHaveLength(3)
  expect(cards.map((card) => card.textContent?.[0])).toEqual(['1', '2', '3'])
  expect(cards[0]!.closest('ol')).not.toBeNull()
})

test('there are four ways to get involved [PARTNER-5]', () => {
  show()
  expect(titlesOf('How to Get Involved')).toEqual([
    'Financial Support',
    'In-Kind Donations',
    'Mentorship and Workshops',
    'Event Sponsorship',
  ])
})

test('there are four benefits of partnering [PARTNER-6 PARTNER-7]', () => {
  show()
  expect(titlesOf('Benefits of Partnering')).toEqual([
    'Support Gender Diversity',
    'Corporate Social Responsibility',
    'Community Engagement',
    'Brand Visibility',
  ])
})

test('Donate Today names both contact addresses as e-mail links [PARTNER-8]', () => {
  show()
  const links = section('Donate Today').getAllByRole('link', { name: /@/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hello@kentecode.example',
    'mailto:partners@kentecode.example',
  ])
})

test('Donate Today offers three ways to give [PARTNER-9]', () => {
  show()
  expect(titlesOf('Donate Today')).toEqual(['One-Time', 'Monthly Giving', 'Corporate Sponsorship'])
  const ways = section('Donate Today').getByRole('list', { name: 'Ways to donate' })
  expect(within(ways).getAllByRole('listitem')).toHaveLength(3)
})
