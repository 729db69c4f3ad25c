import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'

const picture = { alt: 'Two women at a laptop', base: '/images/hero', width: 1600, height: 900 }

test('it shows the heading of the page, the intro and the buttons', () => {
  renderWithTheme(
    <MemoryRouter>
      <PageHero
        heading="Blog"
        intro="<p>Read <strong>slowly</strong></p>"
        picture={picture}
        actions={[{ label: 'Donate Online', to: '/donate' }]}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  expect(screen.getByText('slowly').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'Donate Online' })).toBeVisible()
})

test('its picture is on screen first, so it is fetched at once', () => {
  renderWithTheme(<PageHero heading="Blog" intro={null} picture={picture} />)
  const image = screen.getByRole('img', { name: 'Two women at a laptop' })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('the heading is read before the picture', () => {
  renderWithTheme(<PageHero heading="Blog" intro={null} picture={picture} />)
  const order = screen.getByRole('heading').compareDocumentPosition(screen.getByRole('img'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('picture and introduction are optional', () => {
  const { container } = renderWithTheme(<PageHero heading="Gallery" intro={null} picture={null} />)
  expect(container).toHaveTextContent(/^Gallery$/)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
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
