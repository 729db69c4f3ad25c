import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readStaffSession } from '#contract/staff/access.ts'
import { changeStatus } from '#contract/staff/submissions.ts'
import { answerOf, refuse, route } from '#tests/mocks/route.ts'
import { spyOnDownloads } from '#tests/setup/downloads.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const { server, state } = mockConsole()

async function changeAStatus() {
  openConsole('/staff/submission?reference=GG-000006')
  const status = await screen.findByLabelText('Status')
  return () => fireEvent.change(status, { target: { value: 'closed' } })
}

test('a change refused for want of the second step asks for its code [STAFF-67]', async () => {
  const change = await changeAStatus()
  state.me.secondStep = 'required'
  server.use(route(changeStatus, () => refuse(403, 'Please pass the second step of signing in first.')))
  change()
  expect(await screen.findByLabelText('Code of your app')).toBeVisible()
})

test('a role that is gone closes the console, also if a later check has no connection [STAFF-67]', async () => {
  const change = await changeAStatus()
  const isGone = () => refuse(404, 'There is nothing at this address.')
  server.use(route(changeStatus, isGone), route(readStaffSession, isGone))
  change()
  expect(await screen.findByText('Nothing is here.')).toBeVisible()
  let asked = 0
  server.use(
    http.get('*/auth/verify-user', () => {
      asked += 1
      return HttpResponse.error()
    }),
  )
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(asked).toBe(1))
  await delay(50)
  expect(screen.getByText('Nothing is here.')).toBeVisible()
})

test('a session that a proxy refuses is asked for once', async () => {
  let asked = 0
  server.use(route(readStaffSession, () => (asked++ < 9 ? refuse(403, 'Blocked.') : answerOf(state.me))))
  openConsole('/staff')
  expect(await screen.findByRole('alert')).toHaveTextContent('the console')
  await delay(100)
  expect(asked).toBe(1)
})

test('a download starts while the session lasts', async () => {
  const saved = spyOnDownloads()
  const user = openConsole('/staff/donations')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Receipts of/ })
  await user.click(link)
  await waitFor(() => expect(saved).toEqual([[link.href, '']]))
})

test('a download for want of the second step asks for its code [MORE-31]', async () => {
  const saved = spyOnDownloads()
  const user = openConsole('/staff/submissions?kind=contact')
  const link = await screen.findByRole('link', { name: 'Download as CSV' })
  state.me.secondStep = 'required'
  await user.click(link)
  expect(await screen.findByLabelText('Code of your app')).toBeVisible()
  expect(saved).toEqual([])
})
