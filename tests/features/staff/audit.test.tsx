import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AuditAction, listAuditActors, listAuditEntries } from '#contract/staff/overview.ts'
import { answerOf, route } from '#tests/mocks/route.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const { server } = mockConsole()

/** Nobody of them has a role today. */
const ACTORS = [
  { id: 'S-LEFT01', name: 'Bisi Alao' },
  { id: 'S-GONE01', name: null },
  { id: 'operator', name: null },
]

function entryOf({ id, name }: (typeof ACTORS)[number], action: AuditAction, detail = '') {
  const at = '2026-11-23T09:00:00.000Z'
  return { id: `${id} ${action}`, at, who: id, name, action, submissionId: null, reference: null, detail }
}

function fillAuditLog(entries = ACTORS.map((actor) => entryOf(actor, 'exported'))) {
  server.use(
    route(listAuditEntries, ({ query: { who } }) => {
      const rows = entries.filter((entry) => entry.who === (who ?? entry.who))
      return answerOf({ rows, total: rows.length, page: 1, pageSize: 50 })
    }),
    route(listAuditActors, () => answerOf(ACTORS)),
  )
}

test('the audit log is filtered by the operator, and by people without a role today [STAFF-10]', async () => {
  fillAuditLog()
  const user = openConsole('/staff/audit')
  const who = await screen.findByLabelText('Who')
  await within(who).findByRole('option', { name: 'Bisi Alao' })
  const options = within(who).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Everybody',
    'Bisi Alao',
    'S-GONE01',
    'The operator',
  ])
  await user.selectOptions(who, 'The operator')
  expect(await screen.findByText('The operator', { selector: 'strong' })).toBeVisible()
  expect(screen.queryByText('Bisi Alao', { selector: 'strong' })).not.toBeInTheDocument()
})
