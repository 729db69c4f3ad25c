import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { SECOND_STEP_NEEDED } from '#contract/staff/messages.ts'
import { STAFF_SESSION_PATH } from '#contract/staff/session-path.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

const READ = '*/api/staff/submissions/:id'
const NOT_FOUND = HttpResponse.json({ error: 'There is nothing at this address.' }, { status: 404 })

test('a change refused for want of the second step asks for its code [STAFF-67]', async () => {
  openConsole('/staff/submission?reference=GG-000006')
  const status = await screen.findByLabelText('Status')
  const session = {
    id: 'S-1',
    name: 'Tola Ade',
    role: 'editor',
    secondStep: 'required',
    recoveryCodesLeft: 9,
  }
  server.use(
    http.put(`${READ}/status`, () => HttpResponse.json({ error: SECOND_STEP_NEEDED }, { status: 403 })),
    http.get(`*${STAFF_SESSION_PATH}`, () => HttpResponse.json({ success: 'Yes.', payload: session })),
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
