import { act, fireEvent, screen } from '@testing-library/react'
import { Link, Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NavigationProgress } from '#src/ui/feedback/navigation-progress.tsx'
import { renderRoutes } from '#tests/setup/render.tsx'

const Frame = () => (
  <>
    <NavigationProgress />
    <Outlet />
  </>
)

const Page = ({ title, next }: { title: string; next: string }) => (
  <>
    <title>{title}</title>
    <Link to={next}>Next page</Link>
  </>
)

test('while the next page loads a bar shows; its title is read out then, on the way back too, but not on the first page [MORE-6]', async () => {
  let arrive = () => {}
  const slow = new Promise((resolve) => (arrive = () => resolve(null)))
  const pages = [
    { path: '/', element: <Page title="Home" next="/blog" /> },
    { path: '/blog', element: <Page title="Blog" next="/" />, loader: () => slow },
  ]
  const { router } = await renderRoutes([{ element: <Frame />, children: pages }], '/')
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next page' })))
  expect(status).toHaveTextContent('Loading the page')
  await act(async () => arrive())
  expect(status).toHaveTextContent(/^Blog$/)
  await act(() => router.navigate(-1))
  expect(status).toHaveTextContent(/^Home$/)
})
