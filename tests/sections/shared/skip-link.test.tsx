import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'
import SiteLayoutRoute from '#src/routes/site/layout.tsx'
import { SkipLink } from '#src/sections/shared/skip-link.tsx'
import '#tests/setup/dialog.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'

test('in the frame of a page it is what Tab reaches first, and leads past the navigation', async () => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => null,
      children: [
        {
          id: 'layout',
          Component: SiteLayoutRoute,
          children: [{ id: 'page', path: '/', Component: () => <p>The page</p> }],
        },
      ],
    },
  ])
  renderWithTheme(<Stub hydrationData={{ loaderData: { root: { site: readSite() } } }} />)
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Skip to content' })
  expect(link).toHaveFocus()
  const target = document.querySelector(link.getAttribute('href') ?? '')
  expect(target).toBe(screen.getByRole('main'))
  expect(target).toContainElement(screen.getByText('The page'))
  // Otherwise the focus would not move.
  expect(target).toHaveAttribute('tabindex', '-1')
})

test('it shows while it has the focus, and only then', () => {
  renderWithTheme(<SkipLink />)
  const css = cssOf(screen.getByRole('link', { name: 'Skip to content' }))
  expect(css).toMatch(/[;{]transform:translateY\(-200%\)/)
  expect(css).toMatch(/:focus[^{]*\{[^}]*[;{]?transform:none/)
})
