import { act, fireEvent, screen } from '@testing-library/react'
import { Link, Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FocusOnNavigation } from '#src/layout/focus-on-navigation.tsx'
import { NavigationProgress } from '#src/ui/feedback/progress-bar.tsx'
import { renderRoutes } from '#tests/setup/render.tsx'

const pages = [
  { path: '/', element: <Link to="/events/page/2">Older events</Link> },
  { path: '/events/page/2', element: <Link to="/">Newer events</Link> },
  { path: '/search', element: <input aria-label="Search for" ref={(field) => field?.focus()} /> },
]

const open = () => renderRoutes([{ element: <Frame />, children: pages }], '/')

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

test.each(['Events', 'Older events'])(
  'a link in the footer or in the content leads the keyboard to the content of the new page: %s [A11Y-3]',
  async (name) => {
    const { user } = await open()
    await user.click(link(name))
    expect(screen.getByRole('main')).toHaveFocus()
    await user.tab()
    expect(link('Newer events')).toHaveFocus()
  },
)

test('links to a part of a page, the way back, and pages with a focused field keep the focus', async () => {
  const { router, user } = await open()
  await user.click(link('Past events'))
  expect(link('Past events')).toHaveFocus()
  await act(() => router.navigate(-1))
  expect(link('Past events')).toHaveFocus()
  await user.click(link('Search'))
  expect(screen.getByRole('textbox', { name: 'Search for' })).toHaveFocus()
})

const ProgressFrame = () => (
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
  const { router } = await renderRoutes([{ element: <ProgressFrame />, children: pages }], '/')
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next page' })))
  expect(status).toHaveTextContent('Loading the page')
  await act(async () => arrive())
  expect(status).toHaveTextContent(/^Blog$/)
  await act(() => router.navigate(-1))
  expect(status).toHaveTextContent(/^Home$/)
})
