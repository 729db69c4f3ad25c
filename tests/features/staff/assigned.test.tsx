import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { mockSubmissionsOfStaff } from '#tests/mocks/api/staff-submissions.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

test('a filter for a colleague who is not in the menu is shown, and stays with another filter [STAFF-52]', async () => {
  const user = openConsole('/staff/submissions?assignee=3f0c2a52-6a0e-4c1e-9d57-0b8a3c1f7e11')
  const assignee = await screen.findByLabelText('Assigned to')
  expect(assignee).toHaveValue('3f0c2a52-6a0e-4c1e-9d57-0b8a3c1f7e11')
  await user.selectOptions(screen.getByLabelText('Kind'), 'Message')
  await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveValue('contact'))
  expect(assignee).toHaveValue('3f0c2a52-6a0e-4c1e-9d57-0b8a3c1f7e11')
})

test('a submission shows its colleague before the names of all have arrived [STAFF-53]', async () => {
  const [submission] = mockSubmissionsOfStaff(Date.UTC(2026, 10, 23, 9))
  const assignee = { id: 'S-OTHER1', name: 'Bisi Alao' }
  server.use(
    http.get('*/api/staff/people', () => new Promise<never>(() => undefined)),
    http.get('*/api/staff/submissions/:id', () =>
      HttpResponse.json({ success: 'Yes.', payload: { ...submission, assignee, duplicates: [] } }),
    ),
  )
  openConsole('/staff/submission?reference=GG-000119')
  expect(await screen.findByLabelText('Assigned to')).toHaveDisplayValue('Bisi Alao')
})
