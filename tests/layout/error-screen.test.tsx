import { screen } from '@testing-library/react'
import { createRoutesStub, useRouteError } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { ErrorSection } from '#src/ui/sections/error-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const { errorPage } = readSite()

async function show(failure: unknown, copy: typeof errorPage | null = errorPage) {
  const Boundary = () => <ErrorSection error={useRouteError()} copy={copy} />
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => null,
      HydrateFallback: () => null,
      ErrorBoundary: Boundary,
      loader: () => {
        throw failure
      },
    },
  ])
  const { user } = renderWithTheme(<Stub />)
  await screen.findByRole('heading', { level: 1 })
  return user
}

test.each([
  ['a script that fails', () => new TypeError('x is undefined')],
  ['a server that fails', () => new Response(null, { status: 503 })],
])('after %s it shows the copy of the content', async (_, failure) => {
  await show(failure())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on our side')
  expect(screen.getByText(/It is nothing you did/)).toBeVisible()
  expect(document.title).toBe('Something went wrong on our side')
  expect(screen.queryByText(/undefined/)).not.toBeInTheDocument()
})

test('without content it has a text of its own', async () => {
  await show(new TypeError('Failed to fetch'), null)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load')
  expect(screen.getByText(/connection may have dropped/)).toBeVisible()
  expect(document.title).toBe('This page did not load')
})

test.each([errorPage, null])('a page that is not there is not called a fault of ours', async (copy) => {
  await show(new Response('There is no article with this number.', { status: 404 }), copy)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot find that page')
  expect(screen.getByText(/a typo in the address or we have moved the page/)).toBeVisible()
  expect(document.title).toBe('Page not found')
  expect(screen.queryByText(/nothing you did/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test("'Try again' loads the page afresh", async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const user = await show(new TypeError('x is undefined'))
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})
