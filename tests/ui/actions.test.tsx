import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ActionButton } from '#src/ui/actions.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

function show(to: string) {
  renderWithTheme(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<ActionButton action={{ label: 'Join us', to }} />} />
        <Route path="/community" element={<p>The community</p>} />
      </Routes>
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Join us' })
}

test('a page of the site opens in place, without loading the site again', async () => {
  const link = show('/community')
  expect(link).toHaveAttribute('href', '/community')
  expect(link).not.toHaveAttribute('target')
  await userEvent.click(link)
  expect(screen.getByText('The community')).toBeVisible()
})

test('another site opens in a new tab without opener or referrer', () => {
  const link = show('https://forms.gelegrid.example/join')
  expect(link).toHaveAttribute('href', 'https://forms.gelegrid.example/join')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})
