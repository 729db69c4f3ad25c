import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const picture = { alt: 'Two women at a laptop', base: '/images/hero', width: 1600, height: 900 }

test('its picture is on screen first, so it is fetched at once', () => {
  renderWithTheme(<PageHero heading="Blog" intro={null} picture={picture} />)
  const image = screen.getByRole('img', { name: 'Two women at a laptop' })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})
