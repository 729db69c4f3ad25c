import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FocusOnArrival } from '#src/layout/focus-on-arrival.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const Stub = createRoutesStub([
  { path: '/login', Component: () => <Link to="/explore">Log in</Link> },
  {
    path: '/explore',
    Component: () => (
      <main>
        <FocusOnArrival />
        <h1>Explore Projects</h1>
      </main>
    ),
  },
])

test('after the login the heading of the new page has the focus', async () => {
  renderWithTheme(<Stub initialEntries={['/login']} />)
  await userEvent.setup().click(screen.getByRole('link', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: 'Explore Projects' })).toHaveFocus()
})

test('a page that the browser loads itself leaves the focus where it was', async () => {
  renderWithTheme(<Stub initialEntries={['/explore']} />)
  await screen.findByRole('heading', { name: 'Explore Projects' })
  expect(document.body).toHaveFocus()
})
