import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { SECOND_STEP_NEEDED } from '#contract/staff/messages.ts'
import { STAFF_SESSION_PATH } from '#contract/staff/session-path.ts'
import { spyOnDownloads } from '#tests/setup/downloads.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

const READ = '*/api/staff/submissions/:id'
const NOT_FOUND = HttpResponse.json({ error: 'There is nothing at this address.' }, { status: 404 })

const WITHOUT_CODE = {
  id: 'S-1',
  name: 'Tola Ade',
  role: 'editor',
  secondStep: 'required',
  recoveryCodesLeft: 9,
}

test('a change refused for want of the second step asks for its code [STAFF-67]', async () => {
  openConsole('/staff/submission?reference=GG-000006')
  const status = await screen.findByLabelText('Status')
  server.use(
    http.put(`${READ}/status`, () => HttpResponse.json({ error: SECOND_STEP_NEEDED }, { status: 403 })),
    http.get(`*${STAFF_SESSION_PATH}`, () => HttpResponse.json({ success: 'Yes.', payload: WITHOUT_CODE })),
  )
  fireEvent.change(status, { target: { value: 'closed' } })
  expect(await screen.findByLabelText('Code of your app')).toBeVisible()
})

test('a role that is gone closes the console [STAFF-67]', async () => {
  const onSessionEnd = vi.fn()
  openConsole('/staff/submission?reference=GG-000006', { onSessionEnd })
  const status = await screen.findByLabelText('Status')
  server.use(
    http.put(`${READ}/status`, () => NOT_FOUND.clone()),
    http.get(`*${STAFF_SESSION_PATH}`, () => NOT_FOUND.clone()),
  )
  fireEvent.change(status, { target: { value: 'closed' } })
  await waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce())
})

test('a download starts while the session of the console lasts', async () => {
  const saved = spyOnDownloads()
  const user = openConsole('/staff/submissions?kind=contact')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' })
  await user.click(link)
  await waitFor(() => expect(saved).toEqual([[link.href, '']]))
})

test.each([
  ['Download as CSV', '/staff/submissions?kind=contact'],
  [/^Receipts of \d{4} \(CSV\)$/, '/staff/donations'],
])('a download after the session asks for a login: %s [MORE-31]', async (name, address) => {
  const saved = spyOnDownloads()
  const onSessionEnd = vi.fn()
  const user = openConsole(address, { onSessionEnd })
  const link = await screen.findByRole('link', { name })
  server.use(
    http.get(`*${STAFF_SESSION_PATH}`, () => HttpResponse.json({ error: 'Log in first.' }, { status: 401 })),
  )
  await user.click(link)
  await waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce())
  expect(saved).toEqual([])
})

test('a download for want of the second step asks for its code [MORE-31]', async () => {
  const saved = spyOnDownloads()
  const user = openConsole('/staff/submissions?kind=contact')
  const link = await screen.findByRole('link', { name: 'Download as CSV' })
  server.use(
    http.get(`*${STAFF_SESSION_PATH}`, () => HttpResponse.json({ success: 'Yes.', payload: WITHOUT_CODE })),
  )
  await user.click(link)
  expect(await screen.findByLabelText('Code of your app')).toBeVisible()
  expect(saved).toEqual([])
})
