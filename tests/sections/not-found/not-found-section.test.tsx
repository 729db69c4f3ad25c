import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as page from '#src/routes/site/not-found.tsx'
import { NotFoundSection } from '#src/sections/not-found/not-found-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const show = () => showPage(page, { path: '/404' })

test('it says that there is no such page, with a picture', () => {
  expect(headOf(page).title).toBe('Page not found - Kente Code')
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'This page is not on the grid' })).toBeVisible()
  expect(screen.getByText(/Check the spelling first/)).toBeVisible()
  expect(screen.getByRole('img', { name: /unplugged/ })).toBeInTheDocument()
})

test('it links to popular pages', async () => {
  show()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to the home page', '/'],
    ['See our events', '/events'],
    ['Read the blog', '/blog'],
    ['Tell us about it', '/contact-us'],
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Read the blog' }))
  expect(screen.getByText('Another page')).toBeVisible()
})

test('search engines are asked to pass it over', () => {
  expect(headOf(page).robots).toBe('noindex')
})

test('the heading is enough', () => {
  const { container } = renderWithTheme(
    <MemoryRouter>
      <NotFoundSection heading="Not here" intro={null} picture={null} actions={[]} />
    </MemoryRouter>,
  )
  expect(container).toHaveTextContent(/^Not here$/)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
