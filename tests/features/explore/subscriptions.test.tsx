import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { CONSENTS } from '#contract/subscriptions.ts'
import * as about from '#src/routes/member/about.tsx'
import * as jobs from '#src/routes/member/jobs.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { showPage } from '#tests/layout/show-page.tsx'
import { layOut, visit } from '#tests/ui/browser-fakes.ts'
import { forMember } from './for-member.tsx'

const server = mockServer()

beforeEach(() => {
  visit()
  layOut({ track: 700, card: 700 })
  localStorage.clear()
})

function receive(kind: string) {
  const received: Array<unknown> = []
  server.use(
    http.post(`*/submissions/${kind}`, async ({ request }) => {
      received.push(await request.json())
      return HttpResponse.json({ success: 'Stored.' }, { status: 201 })
    }),
  )
  return received
}

test('/explore/jobs signs up for e-mails about jobs, at another address too, and says what is agreed to [EXPLORE-27 SUBS-2]', async () => {
  const received = receive('job-mail')
  showPage(forMember(jobs), { path: '/explore/jobs' })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'New jobs by email' }))
  const field = form.getByLabelText(/^Email/)
  expect(field).toHaveAccessibleDescription(CONSENTS['job-mail'])
  await waitFor(() => expect(field).toHaveValue('amina@example.com'))
  await user.clear(field)
  await user.type(field, 'work@example.com')
  await user.click(form.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText('Check your inbox')).toBeVisible()
  expect(received).toEqual([{ email: 'work@example.com' }])
})

test('an address that is none is not sent, and says so', async () => {
  const received = receive('newsletter')
  showPage(forMember(about), { path: '/explore/about' })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Join Our Newsletter' }))
  const field = form.getByLabelText(/^Email/)
  await waitFor(() => expect(field).toHaveValue('amina@example.com'))
  await user.clear(field)
  await user.type(field, 'amina')
  await user.click(form.getByRole('button', { name: 'Sign Up' }))
  expect(field).toBeInvalid()
  expect(received).toEqual([])
})
