import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loader } from '#src/routes/site/home.tsx'
import { ClosingSection } from '#src/sections/home/closing-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'

function show() {
  const { container } = renderWithTheme(
    <MemoryRouter>
      <ClosingSection copy={loader().closing} />
    </MemoryRouter>,
  )
  return container.querySelector('section')!
}

test('the banner is hidden on small screens, for the keyboard and screen readers as well [HOME-22]', () => {
  const banner = show()
  expect(getComputedStyle(banner).display).toBe('none')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('from tablets up it shows', () => {
  const css = cssOf(show())
  expect(css).toMatch(/@media[^{]*min-width:\s*48rem[^{]*\{[^{}]*\{[^}]*display:block/)
})

test('the banner has its text [HOME-21]', () => {
  const banner = show()
  expect(banner.querySelector('h2')).toHaveTextContent('We are building a new world for Women')
  expect(banner.getAttribute('aria-labelledby')).toBe(banner.querySelector('h2')?.id)
  expect(banner.querySelector('a')).toHaveAttribute('href', '/community')
})
