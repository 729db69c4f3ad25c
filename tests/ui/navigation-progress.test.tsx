import { act, fireEvent, screen } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NavigationProgress } from '#src/ui/feedback/navigation-progress.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

test('while the next page loads a bar shows, and disappears afterwards', async () => {
  let arrive = () => {}
  const slow = new Promise((resolve) => (arrive = () => resolve(null)))
  const Frame = () => (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  )
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: '/', Component: () => <Link to="/slow">Next page</Link> },
        { path: '/slow', Component: () => <title>Blog - GeleGrid</title>, loader: () => slow },
      ],
    },
  ])
  renderWithTheme(<Stub />)
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next page' })))
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page')
  await act(async () => arrive())
  expect(screen.getByRole('status')).not.toHaveTextContent('Loading the page')
})
