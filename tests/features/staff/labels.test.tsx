import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

test('the audit log says that the operator gave and took roles, not that the operator got them [STAFF-10]', async () => {
  const entry = (id: string, action: string) => ({
    id,
    at: '2026-11-23T09:00:00.000Z',
    who: 'operator',
    name: null,
    action,
    submissionId: null,
    reference: null,
    detail: 'S-7F3KQ2',
  })
  const rows = [entry('1', 'role-granted'), entry('2', 'role-revoked'), entry('3', 'second-step-reset')]
  const payload = { rows, total: 3, page: 1, pageSize: 50 }
  server.use(
    http.get('*/api/staff/audit', () => HttpResponse.json({ success: 'Yes.', payload })),
    http.get('*/api/staff/audit/actors', () => HttpResponse.json({ success: 'Yes.', payload: [] })),
  )
  openConsole('/staff/audit')
  await screen.findByText(/gave a role/, { selector: 'li' })
  const lines = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/^.*The operator/, 'The operator').replace(/\s+/g, ' '))
  expect(lines).toEqual([
    'The operator gave a role (S-7F3KQ2)',
    'The operator took a role away (S-7F3KQ2)',
    'The operator reset a second step (S-7F3KQ2)',
  ])
})

test('what has waited for less than a day is not said to be from today [STAFF-55]', async () => {
  openConsole('/staff')
  expect(await screen.findByRole('columnheader', { name: 'Under a day' })).toBeVisible()
})
