import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { ErrorSection } from '#src/ui/sections/error-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const { errorPage } = readSite()

const show = (error: unknown, copy: typeof errorPage | null = errorPage) =>
  renderWithTheme(<ErrorSection error={error} copy={copy} />).user

/** What React Router makes of a response that a loader throws. */
const responseOf = (status: number) => ({ status, statusText: '', internal: false, data: '' })

test.each([
  ['a script that fails', new TypeError('x is undefined')],
  ['a server that fails', responseOf(503)],
])('after %s it shows the copy of the content', (_, error) => {
  show(error)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on our side')
  expect(screen.getByText(/It is nothing you did/)).toBeVisible()
  expect(document.title).toBe('Something went wrong on our side')
  expect(screen.queryByText(/undefined/)).not.toBeInTheDocument()
})

test('without content it has a text of its own', () => {
  show(new TypeError('Failed to fetch'), null)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load')
  expect(screen.getByText(/connection may have dropped/)).toBeVisible()
  expect(document.title).toBe('This page did not load')
})

test.each([errorPage, null])('a page that is not there is not called a fault of ours', (copy) => {
  show(responseOf(404), copy)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot find that page')
  expect(screen.getByText(/a typo in the address or we have moved the page/)).toBeVisible()
  expect(document.title).toBe('Page not found')
  expect(screen.queryByText(/nothing you did/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test("'Try again' loads the page afresh", async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const user = show(new TypeError('x is undefined'))
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})
