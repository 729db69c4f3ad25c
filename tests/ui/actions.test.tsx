import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ActionButton } from '#src/ui/actions.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

test.each([
  ['a page of the site', '/community', null, null],
  ['another site', 'https://forms.gelegrid.example/join', '_blank', 'noopener'],
])('%s opens where it should: another site in a new tab without opener', (_where, to, target, rel) => {
  renderWithTheme(
    <MemoryRouter>
      <ActionButton action={{ label: 'Join us', to }} />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Join us' })
  expect(link.getAttribute('href')).toBe(to)
  expect(link.getAttribute('target')).toBe(target)
  expect(link.getAttribute('rel')?.split(' ')[0] ?? null).toBe(rel)
})
