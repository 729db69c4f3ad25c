import { act, fireEvent, screen } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NavigationProgress } from '#src/ui/feedback/navigation-progress.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

/** A page with a link to a slow page. Returns a function that lets it load. */
function startToLeave() {
  let arrive = () => {}
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: '/', Component: FirstPage },
        {
          path: '/slow',
          Component: NextPage,
          loader: () => new Promise((resolve) => (arrive = () => resolve(null))),
        },
      ],
    },
  ])
  renderWithTheme(<Stub />)
  return () => act(async () => arrive())
}

function Frame() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  )
}

function FirstPage() {
  return (
    <>
      <title>Home - GeleGrid</title>
      <Link to="/slow">Next page</Link>
    </>
  )
}

function NextPage() {
  return (
    <>
      <title>Blog - GeleGrid</title>
      <p>The next page</p>
    </>
  )
}

const follow = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next page' })))

test('while the next page loads a bar shows, and disappears afterwards', async () => {
  const arrive = startToLeave()
  await follow()
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page')
  await arrive()
  expect(screen.getByText('The next page')).toBeVisible()
  expect(screen.getByRole('status')).not.toHaveTextContent('Loading the page')
})
