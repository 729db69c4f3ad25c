import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

const ACTORS = [
  { id: 'S-LEFT01', name: 'Bisi Alao' },
  { id: 'S-GONE01', name: null },
  { id: 'operator', name: null },
]

function entryOf({ id, name }: (typeof ACTORS)[number]) {
  const at = '2026-11-23T09:00:00.000Z'
  return { id, at, who: id, name, action: 'exported', submissionId: null, reference: null, detail: '' }
}

/** The log has an entry of each of these people, none of whom has a role today. */
function fillAuditLog() {
  server.use(
    http.get('*/api/staff/audit', ({ request }) => {
      const who = new URL(request.url).searchParams.get('who')
      const rows = ACTORS.filter(({ id }) => who === null || id === who).map(entryOf)
      return HttpResponse.json({
        success: 'Yes.',
        payload: { rows, total: rows.length, page: 1, pageSize: 50 },
      })
    }),
    http.get('*/api/staff/audit/actors', () => HttpResponse.json({ success: 'Yes.', payload: ACTORS })),
  )
}

test('the audit log is filtered by the operator, and by people without a role today [STAFF-10]', async () => {
  fillAuditLog()
  const user = openConsole('/staff/audit')
  const who = await screen.findByLabelText('Who')
  await within(who).findByRole('option', { name: 'Bisi Alao' })
  expect(
    within(who)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everybody', 'Bisi Alao', 'S-GONE01', 'The operator'])
  await user.selectOptions(who, 'The operator')
  expect(await screen.findByText('The operator', { selector: 'strong' })).toBeVisible()
  expect(screen.queryByText('Bisi Alao', { selector: 'strong' })).not.toBeInTheDocument()
})

test('the menu shows the one in its address before the names have arrived [STAFF-10]', async () => {
  fillAuditLog()
  server.use(http.get('*/api/staff/audit/actors', () => new Promise<never>(() => undefined)))
  openConsole('/staff/audit?who=operator')
  expect(await screen.findByLabelText('Who')).toHaveDisplayValue('The operator')
})
