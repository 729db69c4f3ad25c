import { readFileSync } from 'node:fs'
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

test('nothing shows while no page is on its way', () => {
  startToLeave()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('while the next page loads a bar shows, and disappears afterwards', async () => {
  const arrive = startToLeave()
  await follow()
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page')
  await arrive()
  expect(screen.getByText('The next page')).toBeVisible()
  expect(screen.getByRole('status')).not.toHaveTextContent('Loading the page')
})

test('the title of a page one has come to is read out', async () => {
  const arrive = startToLeave()
  await follow()
  await arrive()
  expect(screen.getByRole('status')).toHaveTextContent(/^Blog - GeleGrid$/)
})

test('the bar is nothing at first, so that it does not flash, and grows slowly', async () => {
  startToLeave()
  await follow()
  expect(screen.getByRole('status').firstElementChild).toHaveClass('progress-bar')
  const css = readFileSync('src/theme/progress-bar.css', 'utf8')
  const [, name, duration] = /\.progress-bar,[^}]*\banimation: (\S+) (\d+)s/.exec(css) ?? []
  expect(Number(duration)).toBeGreaterThanOrEqual(5)
  expect(css).toMatch(new RegExp(`@keyframes ${name} \\{\\s*from \\{\\s*transform: scaleX\\(0\\)`))
})
