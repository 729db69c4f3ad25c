import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { nominationsIn, pageOf } from '#tests/mocks/api/staff-lists.ts'
import { mockSubmissionsOfStaff } from '#tests/mocks/api/staff-submissions.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

const rowsOnPage = () => screen.getAllByText(/^GG-\d{6}$/).length

/** A shortlist of two pages. The second one is answered after this promise. */
function fillShortlist(secondPage = Promise.resolve()) {
  const rows = nominationsIn(mockSubmissionsOfStaff(Date.UTC(2026, 10, 23, 9), 6 * 60))
  server.use(
    http.get('*/api/staff/nominations', async ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('page') === '2') await secondPage
      const found = searchParams.get('shortlisted') === 'yes' ? rows : []
      const payload = pageOf(found, Number(searchParams.get('page') ?? 1))
      return HttpResponse.json({ success: 'Yes.', payload })
    }),
  )
}

test('a shortlist of several pages is printed whole, and then its page shows again [STAFF-56]', async () => {
  fillShortlist()
  let printed = 0
  vi.stubGlobal('print', () => (printed = rowsOnPage()))
  const user = openConsole('/staff/nominations?shortlisted=yes&page=2')
  expect(await screen.findByText('60 in this list')).toBeVisible()
  expect(rowsOnPage()).toBe(10)
  expect(screen.getByText(/^This is page 2 of 2\./)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Print this list' }))
  await waitFor(() => expect(printed).toBe(60))
  expect(screen.queryByText(/^This is page/)).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rowsOnPage()).toBe(10)
})

test('a list that is no longer shown is not printed [STAFF-56]', async () => {
  let answerSecondPage: () => void = () => undefined
  fillShortlist(new Promise((resolve) => (answerSecondPage = resolve)))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const user = openConsole('/staff/nominations?shortlisted=yes')
  await screen.findByText('60 in this list')
  await user.click(screen.getByRole('button', { name: 'Print this list' }))
  await user.selectOptions(screen.getByLabelText('Show'), 'All nominations')
  await screen.findByText('There is no nomination here yet.')
  await act(async () => {
    answerSecondPage()
    // A call that begins later has been answered: so has the one of the page.
    await fetch(new URL('/api/staff/people', window.location.href))
  })
  expect(print).not.toHaveBeenCalled()
})

test('another list shows its own rows, also in a browser that does not tell that printing has ended [STAFF-56]', async () => {
  fillShortlist()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const user = openConsole('/staff/nominations?shortlisted=yes')
  await screen.findByText('60 in this list')
  await user.click(screen.getByRole('button', { name: 'Print this list' }))
  await waitFor(() => expect(print).toHaveBeenCalled())
  expect(rowsOnPage()).toBe(60)
  await user.selectOptions(screen.getByLabelText('Show'), 'All nominations')
  await screen.findByText('There is no nomination here yet.')
  expect(screen.queryByText(/^GG-\d{6}$/)).not.toBeInTheDocument()
})
