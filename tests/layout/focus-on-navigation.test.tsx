import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FocusOnNavigation } from '#src/layout/focus-on-navigation.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

async function open() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <Link to="/events/page/2">Older events</Link> },
        { path: '/events/page/2', element: <Link to="/">Newer events</Link> },
        { path: '/search', element: <input aria-label="Search for" ref={(field) => field?.focus()} /> },
      ],
    },
  ])
  await act(async () => renderWithTheme(<RouterProvider router={router} />))
  return router
}

function Frame() {
  return (
    <>
      <main tabIndex={-1}>
        <Outlet />
      </main>
      <footer>
        <Link to="/events/page/2">Events</Link>
        <Link to="/events/page/2#past">Past events</Link>
        <Link to="/search">Search</Link>
      </footer>
      <FocusOnNavigation />
    </>
  )
}

const link = (name: string) => screen.getByRole('link', { name })

test('a link in the footer leads the keyboard to the content of the new page [A11Y-3]', async () => {
  await open()
  await userEvent.click(link('Events'))
  expect(screen.getByRole('main')).toHaveFocus()
  await userEvent.tab()
  expect(link('Newer events')).toHaveFocus()
})

test('a link that both pages show in their content does so too', async () => {
  await open()
  await userEvent.click(link('Older events'))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('links to a part of a page, the way back, and pages with a focused field keep the focus', async () => {
  const router = await open()
  await userEvent.click(link('Past events'))
  expect(link('Past events')).toHaveFocus()
  await act(() => router.navigate(-1))
  expect(link('Past events')).toHaveFocus()
  await userEvent.click(link('Search'))
  expect(screen.getByRole('textbox', { name: 'Search for' })).toHaveFocus()
})
