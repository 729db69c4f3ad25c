import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'

const picture = { alt: 'Two women at a laptop', base: '/images/hero', width: 1600, height: 900 }

test('its picture is on screen first, so it is fetched at once', () => {
  renderWithTheme(<PageHero heading="Blog" intro={null} picture={picture} />)
  const image = screen.getByRole('img', { name: 'Two women at a laptop' })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test.each([
  ['dark', 'dark'],
  ['light', null],
] as const)('a %s picture sets the colours of its content', (tone, ground) => {
  const { container } = renderWithTheme(
    <PageHero heading="Gallery" intro={null} picture={picture} tone={tone} />,
  )
  expect(container.querySelector('section')?.getAttribute('data-ground')).toBe(ground)
})

test.each([
  ['light', null],
  ['dark', 'dark'],
] as const)('links in the intro can be read on a %s picture [DARK-3]', (tone, ground) => {
  renderWithTheme(<PageHero heading="Blog" intro="<p>Read</p>" picture={picture} tone={tone} />)
  const hero = screen.getByRole('heading').closest('section')
  const strong = '--accent-text:var(--g-colors-fg-accent-strong)'
  expect(hero && cssOf(hero).includes(strong)).toBe(tone === 'light')
  expect(hero?.getAttribute('data-ground')).toBe(ground)
})
