import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

const READ = '*/api/staff/submissions/:id'

test('an answer from before a change does not take the change back [STAFF-62]', async () => {
  const answers: Array<object> = []
  const watch = ({ response, request }: { response: Response; request: Request }) => {
    if (request.method === 'GET' && request.url.endsWith('/GG-000006'))
      void response
        .clone()
        .json()
        .then((answer: object) => answers.push(answer))
  }
  server.events.on('response:mocked', watch)
  openConsole('/staff/submission?reference=GG-000006')
  const status = await screen.findByLabelText('Status')
  await waitFor(() => expect(answers).toHaveLength(1))

  let answerNow: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (answerNow = resolve))
  const requested = vi.fn()
  server.use(
    http.get(READ, async () => {
      requested()
      await slow
      return HttpResponse.json(answers[0])
    }),
  )
  act(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(requested).toHaveBeenCalled())
  fireEvent.change(status, { target: { value: 'closed' } })
  expect(await screen.findByText('Set the status to Closed')).toBeVisible()
  await act(async () => {
    answerNow()
    // A call that begins later has been answered: so has this one.
    await fetch(new URL('/api/staff/people', window.location.href))
  })
  expect(status).toHaveValue('closed')
  expect(screen.getByText('Set the status to Closed')).toBeVisible()
})

test.each(['gg-000006', '000006'])(
  'a change shows at once when the address names the submission as %s [STAFF-62]',
  async (typed) => {
    openConsole(`/staff/submission?reference=${typed}`)
    fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'closed' } })
    expect(await screen.findByText('Set the status to Closed')).toBeVisible()
    expect(screen.getByLabelText('Status')).toHaveValue('closed')
  },
)

test('the neighbours of a submission are found by a reference in small letters [STAFF-52]', async () => {
  openConsole('/staff/submission?reference=gg-000006&sort=oldest')
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/staff/submission?reference=GG-000007&sort=oldest',
  )
})
